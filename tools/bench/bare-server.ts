// Baseline of comparisons: sends the status, headers and bytes from its standard input to every request, and does nothing else. Runs
// in its own process, as the site does. Prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Response } from './response.ts';

const { status, headers, body } = (await json(process.stdin)) as Response;
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log(`Port ${(server.address() as AddressInfo).port}`));
