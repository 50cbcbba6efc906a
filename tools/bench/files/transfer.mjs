import { request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { memoryOf } from '../processes.mjs';

const REST_MS = 500;
const SAMPLE_EVERY_MS = 50;

/** Sends a form; resolves to what was answered. */
export async function send(address, { headers, pieces }) {
  const sending = request(address, { method: 'POST', headers });
  const answered = answerOf(sending);
  await pipeline(Readable.from(pieces()), sending);
  const response = await answered;
  if (response.statusCode !== 201) throw new Error(`POST ${address}: ${response.statusCode}`);
  return json(response);
}

/** Receives a file and keeps nothing of it. */
export async function receive(address) {
  const asking = request(address);
  const answered = answerOf(asking);
  asking.end();
  const response = await answered;
  if (response.statusCode !== 200) throw new Error(`GET ${address}: ${response.statusCode}`);
  let bytes = 0;
  for await (const piece of response) bytes += piece.length;
  return bytes;
}

const answerOf = (asked) =>
  new Promise((resolve, reject) => asked.on('response', resolve).on('error', reject));

/** How long `work` takes in seconds, and what its server holds before it, at most meanwhile and after it, in bytes. */
export async function weigh({ child }, work) {
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

async function restingMemoryOf(child) {
  await rest(REST_MS);
  return (await memoryOf(child)).rss;
}
