import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Effort } from './measure-parts.ts';
import { responseTo, type Response } from './response.ts';
import { figuresOf, keepsPromise } from './figures.ts';
import { load, type Request } from './load.ts';
import { memoryOf, startScript, stopProcess, type Server } from './processes.ts';

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const WARM_UP_SECONDS = 2;
export interface Scenario extends Request {
  name: string;
  /** Expected status, 200 by default. */
  status?: number;
  /** Promised ratio of the site's throughput to the bare server's. */
  atLeast: number;
  /** Promised limit of the 99th percentile, in milliseconds. */
  p99Below: number;
}

/** Attempts to get the final response: the site compresses cached responses better after it has sent them once. */
const SETTLING = { attempts: 10, pauseMs: 1000 };

/**
 * Measures a scenario on the site and on a bare server that sends the same bytes. They take turns, so that other load of the
 * machine affects both.
 */
export async function compare<Case extends Scenario>(
  site: Server,
  scenario: Case,
  { rounds, seconds }: Effort,
) {
  const { path, headers } = scenario;
  await load(site, scenario, WARM_UP_SECONDS);
  const response = await settledResponse(site.address, scenario);
  const bare = await startBareServer(response);
  try {
    await load(bare, scenario, WARM_UP_SECONDS);
    const measured = await inTurns(rounds, {
      site: () => load(site, scenario, seconds),
      bare: () => load(bare, scenario, seconds),
    });
    const { body } = await responseTo(site.address + path, headers);
    if (body !== response.body) throw new Error(`The response of the site to GET ${path} changed meanwhile.`);
    const { rss: memoryBytes } = await memoryOf(site.child);
    const reading = { ...scenario, ...weightOf(response), ...figuresOf(measured), memoryBytes };
    return { ...reading, isKept: keepsPromise(reading) };
  } finally {
    await stopProcess(bare.child);
  }
}

/** Measures site and bare server in turns, round by round. */
export async function inTurns<Reading>(
  rounds: number,
  { site, bare }: Record<'site' | 'bare', () => Promise<Reading>>,
) {
  const measured: Record<'site' | 'bare', Reading>[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push({ site: await site(), bare: await bare() });
  return measured;
}

/** Starts a server in its own process that sends nothing but this response. */
export async function startBareServer(response: Response): Promise<Server> {
  const { child, match: port } = await startScript(BARE_SERVER, {
    input: JSON.stringify(response),
    ready: /^Port (\d+)\n/,
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

async function settledResponse(address: string, { path, headers, status = 200 }: Scenario) {
  let response = await responseTo(address + path, headers);
  for (let attempt = 0; attempt < SETTLING.attempts; attempt += 1) {
    await wait(SETTLING.pauseMs);
    const next = await responseTo(address + path, headers);
    if (next.status !== status) throw new Error(`The site responds to GET ${path} with ${next.status}.`);
    if (next.body === response.body) return next;
    response = next;
  }
  throw new Error(`${address}${path} responds differently each time.`);
}

const weightOf = ({ headers, body }: Response) => ({
  encoding: headers['content-encoding'] ?? 'identity',
  bytes: Buffer.byteLength(body, 'base64'),
});
