// Baseline for logins: compares the password of each request with one hash, as the site does, and sends the response from its
// standard input. Prints its port.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Answer } from '../answer.ts';

const { verifyPassword } = (await import(join(process.argv[2] ?? '', 'accounts/auth/password.js'))) as {
  verifyPassword: (hash: string, password: string) => Promise<boolean>;
};
const { hash, answer } = (await json(process.stdin)) as { hash: string; answer: Answer };
const bytes = Buffer.from(answer.body, 'base64');

const server = createServer((request, response) => void respond(request, response));
server.listen(0, '127.0.0.1', () => console.log(`Port ${(server.address() as AddressInfo).port}`));

async function respond(request: IncomingMessage, response: ServerResponse) {
  const { password } = (await json(request)) as { password: string };
  if (!(await verifyPassword(hash, password))) return response.writeHead(401).end();
  return response.writeHead(answer.status, answer.headers).end(bytes);
}
