import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { memoryOf, type Server } from '../processes.ts';
import type { Form } from './form.ts';

export type Weighed = Awaited<ReturnType<typeof weigh>>;

const REST_MS = 500;
const SAMPLE_EVERY_MS = 50;

/** Uploads a form and resolves with the response. */
export async function send(address: string, { headers, pieces }: Form) {
  const sending = request(address, { method: 'POST', headers });
  const answered = toResponse(sending);
  await pipeline(Readable.from(pieces()), sending);
  const response = await answered;
  if (response.statusCode !== 201) throw new Error(`POST ${address}: ${response.statusCode}`);
  return (await json(response)) as { filename: string };
}

/** Downloads a file, discards it and resolves with its size. */
export async function receive(address: string) {
  const asking = request(address);
  const answered = toResponse(asking);
  asking.end();
  const response = await answered;
  if (response.statusCode !== 200) throw new Error(`GET ${address}: ${response.statusCode}`);
  let bytes = 0;
  for await (const piece of response) bytes += (piece as Buffer).length;
  return bytes;
}

const toResponse = (asked: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => asked.on('response', resolve).on('error', reject));

/** Measures the seconds of `work` and the server's memory before, at its peak and after, in bytes. */
export async function weigh({ child }: Server, work: () => Promise<unknown>) {
  const before = await restingMemoryOf(child);
  let peak = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, (await memoryOf(child)).rss);
      await rest(SAMPLE_EVERY_MS);
    }
  })();
  const start = performance.now();
  try {
    await work();
  } finally {
    isOver = true;
  }
  const seconds = (performance.now() - start) / 1000;
  await watching;
  return { seconds, before, peak, after: await restingMemoryOf(child) };
}

async function restingMemoryOf(child: Server['child']) {
  await rest(REST_MS);
  return (await memoryOf(child)).rss;
}
