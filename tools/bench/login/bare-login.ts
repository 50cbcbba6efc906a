// Baseline for logins: compares the password of each request with one hash, as the site does, and sends the response from its
// standard input. Prints its port.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Response } from '../response.ts';

const { verifyPassword } = (await import(join(process.argv[2] ?? '', 'accounts/auth/password.js'))) as {
  verifyPassword: (hash: string, password: string) => Promise<boolean>;
};
const { hash, reply } = (await json(process.stdin)) as { hash: string; reply: Response };
const bytes = Buffer.from(reply.body, 'base64');

const server = createServer((request, response) => void respond(request, response));
server.listen(0, '127.0.0.1', () => console.log(`Port ${(server.address() as AddressInfo).port}`));

async function respond(request: IncomingMessage, response: ServerResponse) {
  const { password } = (await json(request)) as { password: string };
  if (!(await verifyPassword(hash, password))) return response.writeHead(401).end();
  return response.writeHead(reply.status, reply.headers).end(bytes);
}
