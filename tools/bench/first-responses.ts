import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './figures.ts';

const WARM_UP = 5;
/** Attempts to see a change, which takes a moment to reach the site. */
const POLLING = { attempts: 50, pauseMs: 40 };

/**
 * Measures how long the first visitor after a change waits, and the next one, in milliseconds. `change` makes a change, by SQL,
 * that is visible in the response.
 */
export async function timeFirstResponses(
  address: string,
  change: (time: number) => Promise<unknown>,
  times: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: Record<'first' | 'next', number[]> = { first: [], next: [] };
  let { tag } = await ask(address, agent);
  for (let time = -WARM_UP; time < times; time += 1) {
    await change(time);
    const first = await firstOtherThan(tag, address, agent);
    const next = await ask(address, agent);
    tag = first.tag;
    if (time < 0) continue;
    waits.first.push(first.ms);
    waits.next.push(next.ms);
  }
  agent.destroy();
  return { first: median(waits.first), next: median(waits.next), slowest: Math.max(...waits.first) };
}

/** Polls until the site, which responds from its cache at first, has received the change. */
async function firstOtherThan(tag: string | undefined, address: string, agent: Agent) {
  for (let attempt = 0; attempt < POLLING.attempts; attempt += 1) {
    await wait(POLLING.pauseMs);
    const reply = await ask(address, agent);
    if (reply.tag !== tag) return reply;
  }
  throw new Error(`${address} does not show the change.`);
}

function ask(address: string, agent: Agent): Promise<{ ms: number; tag: string | undefined }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`GET ${address}: ${response.statusCode}`));
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve({ ms: performance.now() - start, tag: response.headers.etag }));
    }).on('error', reject);
  });
}
