// The yardstick of files: writes what comes to the disk, whatever it is, and sends what it has written. Prints its port.
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = process.argv[2];
let count = 0;

const server = createServer((request, response) => {
  const work = request.method === 'POST' ? take : give;
  // Whoever asks may go away in the middle.
  work(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => console.log(`Port ${server.address().port}`));

async function take(request, response) {
  const filename = String(++count);
  await pipeline(request, createWriteStream(join(folder, filename), { flush: true }));
  const answer = JSON.stringify({ filename });
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': answer.length });
  response.end(answer);
}

async function give({ url }, response) {
  const path = join(folder, basename(url));
  const { size } = await stat(path);
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': size });
  await pipeline(createReadStream(path), response);
}
