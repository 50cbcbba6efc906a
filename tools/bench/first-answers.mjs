import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './figures.mjs';

const WARM_UP = 5;
/** For a change to reach the site. */
const HEARING = { attempts: 50, pauseMs: 40 };

/**
 * How long the first visitor after a change waits, and the next one, in milliseconds. `change` makes one, by SQL, that shows in
 * the answer.
 */
export async function timeFirstAnswers(address, change, times) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits = { first: [], next: [] };
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

/** Until the site has heard of the change it answers what it has kept. */
async function firstOtherThan(tag, address, agent) {
  for (let attempt = 0; attempt < HEARING.attempts; attempt += 1) {
    await wait(HEARING.pauseMs);
    const answer = await ask(address, agent);
    if (answer.tag !== tag) return answer;
  }
  throw new Error(`${address} does not show the change.`);
}

function ask(address, agent) {
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
