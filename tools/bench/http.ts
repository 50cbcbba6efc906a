import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

export interface RequestOptions {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface TimedRequest {
  name: string;
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
  isWhole: boolean;
}

const WARM_UP = 5;
/** Total of measured times after which a slow request is not repeated. */
const ENOUGH_MS = 5000;
const FEWEST_TIMES = 3;

/** Sends a request and resolves with the raw response, which is neither decompressed nor redirected, and the time it took. */
export async function ask(
  url: string,
  { method = 'GET', path, headers = {}, body }: RequestOptions,
  agent?: Agent,
): Promise<{ ms: number; status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const start = performance.now();
  const sent = request(url + path, { method, headers, ...(agent && { agent }) }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const received = await buffer(response);
  const ms = performance.now() - start;
  return { ms, status: response.statusCode ?? 0, headers: response.headers, body: received };
}

/**
 * Measures how long each request takes, in milliseconds. Requests are sent one after the other, as by a person, and in turns, each
 * beside one to a bare server, if there is one, so that a slow moment of the machine affects all of them. `step` makes the requests
 * of a call unique.
 */
export async function timeRequests(
  { site, bare }: { site: string; bare?: string },
  requests: TimedRequest[],
  { times, step }: { times: number; step: number },
) {
  const siteAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bareAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const taken = requests.map((request): Taken => ({ request, site: [], bare: [], isWhole: true }));
  for (let time = -WARM_UP; time < times; time += 1) {
    for (const figures of taken) {
      const { options, shows, pauseMs = 0 } = figures.request;
      if (isEnough(figures.site)) continue;
      const own = await askWhole(site, options(`${step}-${time + WARM_UP}`), siteAgent);
      const other = bare && (await askWhole(bare, { path: '/' }, bareAgent));
      await wait(pauseMs);
      if (time < 0) continue;
      figures.site.push(own.ms);
      if (other) figures.bare.push(other.ms);
      figures.isWhole &&= !shows || own.text().includes(shows);
    }
  }
  siteAgent.destroy();
  bareAgent.destroy();
  return taken.map(({ request: { name }, site: own, bare: other, isWhole }) => ({
    name,
    ms: median(own),
    bare: median(other),
    slowest: Math.max(...own),
    isWhole,
  }));
}

export function median(numbers: number[]) {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

const isEnough = (times: number[]) =>
  times.length >= FEWEST_TIMES && times.reduce((total, ms) => total + ms, 0) >= ENOUGH_MS;

async function askWhole(url: string, options: RequestOptions, agent: Agent) {
  const { ms, status, headers, body } = await ask(url, options, agent);
  if (status !== 200) throw new Error(`${options.method ?? 'GET'} ${options.path}: ${status} ${body}`);
  const isPacked = headers['content-encoding'] === 'br';
  return { ms, text: () => String(isPacked ? brotliDecompressSync(body) : body) };
}
