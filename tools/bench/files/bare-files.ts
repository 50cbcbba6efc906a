// Baseline for files: writes all request bodies to disk and sends them back on request. Prints its port.
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = process.argv[2] ?? '';
let count = 0;

const server = createServer((request, response) => {
  const work = request.method === 'POST' ? receive : send;
  // The client may close the connection at any time.
  work(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => console.log(`Port ${(server.address() as AddressInfo).port}`));

async function receive(request: IncomingMessage, response: ServerResponse) {
  const filename = String(++count);
  await pipeline(request, createWriteStream(join(folder, filename), { flush: true }));
  const reply = JSON.stringify({ filename });
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': reply.length });
  response.end(reply);
}

async function send({ url = '' }: IncomingMessage, response: ServerResponse) {
  const path = join(folder, basename(url));
  const { size } = await stat(path);
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size });
  await pipeline(createReadStream(path), response);
}
