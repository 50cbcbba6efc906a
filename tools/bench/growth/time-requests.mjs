import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { median } from '../figures.mjs';

const WARM_UP = 5;
/** What is as slow as that needs no more to be known. */
const ENOUGH_MS = 5000;
const FEWEST_TIMES = 3;
/** For a change to reach the site. */
const HEARD_WITHIN_MS = 100;

/**
 * How long each of the requests takes, in milliseconds: one after the other, as a person asks, in turns, each beside one of a
 * bare server, so that a slow moment of the machine meets all of them. `step` makes what is asked once different from before;
 * `isWhole` is whether the answers held what the request says that they show.
 */
export async function timeRequests({ site, bare }, requests, { times, step }) {
  const agents = [
    new Agent({ keepAlive: true, maxSockets: 1 }),
    new Agent({ keepAlive: true, maxSockets: 1 }),
  ];
  const taken = requests.map(() => ({ site: [], bare: [], bytes: 0, isWhole: true }));
  for (let time = -WARM_UP; time < times; time += 1) {
    for (const [index, { options, shows, pauseMs = 0 }] of requests.entries()) {
      if (isEnough(taken[index].site, FEWEST_TIMES)) continue;
      const own = await ask(site, options(`${step}-${time + WARM_UP}`), agents[0]);
      const other = await ask(bare, { path: '/' }, agents[1]);
      await wait(pauseMs);
      if (time < 0) continue;
      taken[index].site.push(own.ms);
      taken[index].bare.push(other.ms);
      taken[index].bytes = own.bytes;
      taken[index].isWhole &&= !shows || own.text().includes(shows);
    }
  }
  agents.forEach((agent) => agent.destroy());
  return taken.map(({ site: own, bare: other, bytes, isWhole }) => ({
    ms: median(own),
    bare: median(other),
    slowest: Math.max(...own),
    bytes,
    isWhole,
  }));
}

const isEnough = (times, fewest) =>
  times.length >= fewest && times.reduce((total, ms) => total + ms, 0) >= ENOUGH_MS;

/** How long whoever comes first after a change of everything waits, in milliseconds. `change` makes one. */
export async function timeAfterChanges(site, requests, { change, times }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = requests.map(() => []);
  for (let time = 0; time < times; time += 1) {
    for (const [index, { options }] of requests.entries()) {
      if (isEnough(taken[index], 1)) continue;
      await change();
      await wait(HEARD_WITHIN_MS);
      taken[index].push((await ask(site, options(`change-${time}`), agent)).ms);
    }
  }
  agent.destroy();
  return taken.map(median);
}

async function ask(address, { method = 'GET', path, headers, body }, agent) {
  const start = performance.now();
  const asked = request(address + path, { method, headers, agent }).end(body);
  const [response] = await once(asked, 'response');
  const answer = await buffer(response);
  const ms = performance.now() - start;
  if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`);
  const isPacked = response.headers['content-encoding'] === 'br';
  return { ms, bytes: answer.length, text: () => String(isPacked ? brotliDecompressSync(answer) : answer) };
}
