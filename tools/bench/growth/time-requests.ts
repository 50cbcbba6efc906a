import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { median } from '../figures.ts';

interface RequestOptions {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface TimedRequest {
  /** Returns the request for this repetition. */
  options: (time: string) => RequestOptions;
  /** Text that the response must contain. */
  shows?: string;
  pauseMs?: number;
}

interface Taken {
  request: TimedRequest;
  site: number[];
  bare: number[];
  bytes: number;
  isWhole: boolean;
}

const WARM_UP = 5;
/** Total of measured times after which a slow request is not repeated. */
const ENOUGH_MS = 5000;
const FEWEST_TIMES = 3;
/** Wait for a change to reach the site. */
const PROPAGATION_MS = 100;

/**
 * Measures how long each request takes, in milliseconds. Requests are sent one after the other, as by a person, and in turns, each
 * beside one to a bare server, so that a slow moment of the machine affects all of them. `step` makes the requests of a call unique.
 */
export async function timeRequests(
  { site, bare }: { site: string; bare: string },
  requests: TimedRequest[],
  { times, step }: { times: number; step: number },
) {
  const siteAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bareAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = requests.map((request): Taken => ({ request, site: [], bare: [], bytes: 0, isWhole: true }));
  for (let time = -WARM_UP; time < times; time += 1) {
    for (const figures of taken) {
      const { options, shows, pauseMs = 0 } = figures.request;
      if (isEnough(figures.site, FEWEST_TIMES)) continue;
      const own = await ask(site, options(`${step}-${time + WARM_UP}`), siteAgent);
      const other = await ask(bare, { path: '/' }, bareAgent);
      await wait(pauseMs);
      if (time < 0) continue;
      figures.site.push(own.ms);
      figures.bare.push(other.ms);
      figures.bytes = own.bytes;
      figures.isWhole &&= !shows || own.text().includes(shows);
    }
  }
  siteAgent.destroy();
  bareAgent.destroy();
  return taken.map(({ site: own, bare: other, bytes, isWhole }) => ({
    ms: median(own),
    bare: median(other),
    slowest: Math.max(...own),
    bytes,
    isWhole,
  }));
}

const isEnough = (times: number[], fewest: number) =>
  times.length >= fewest && times.reduce((total, ms) => total + ms, 0) >= ENOUGH_MS;

/** Measures the first response after a change of everything, in milliseconds. */
export async function timeAfterChanges(
  site: string,
  requests: TimedRequest[],
  { change, times }: { change: () => Promise<unknown>; times: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = requests.map(({ options }) => ({ options, ms: [] as number[] }));
  for (let time = 0; time < times; time += 1) {
    for (const { options, ms } of taken) {
      if (isEnough(ms, 1)) continue;
      await change();
      await wait(PROPAGATION_MS);
      ms.push((await ask(site, options(`change-${time}`), agent)).ms);
    }
  }
  agent.destroy();
  return taken.map(({ ms }) => median(ms));
}

async function ask(
  address: string,
  { method = 'GET', path, headers = {}, body }: RequestOptions,
  agent: Agent,
) {
  const start = performance.now();
  const asked = request(address + path, { method, headers, agent }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const reply = await buffer(response);
  const ms = performance.now() - start;
  if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.statusCode} ${reply}`);
  const isPacked = response.headers['content-encoding'] === 'br';
  return { ms, bytes: reply.length, text: () => String(isPacked ? brotliDecompressSync(reply) : reply) };
}
