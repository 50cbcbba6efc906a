import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BareResponse } from './bare-server.ts';
import { ask, median } from './http.ts';
import { load, type LoadReading, type Scenario } from './load.ts';
import type { Effort } from './measure-parts.ts';
import { startScript, stopProcess, type Server } from './processes.ts';
import type { Row } from './report.ts';

const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const WARM_UP_SECONDS = 2;
/** Attempts to get the final response: the site compresses cached responses better after it has sent them once. */
const SETTLING = { attempts: 10, pauseMs: 1000 };
const NOT_MODIFIED = 304;
/** Promised ratio of the time with the most rows to the time with the fewest. */
const AT_MOST_TIMES = 1.5;
/** Connection headers, which every server sets itself. */
const CONNECTION_HEADERS = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

export type Round = Record<'site' | 'bare', LoadReading>;

/**
 * Measures a scenario on the site and on a bare server that sends the same bytes. They take turns, round by round, so that other
 * load of the machine affects both.
 */
export async function compare(site: Server, scenario: Scenario, { rounds, seconds }: Effort): Promise<Row> {
  await load(site, scenario, WARM_UP_SECONDS);
  const response = await settledResponse(site.url, scenario);
  const bare = await startBareServer(response);
  try {
    await load(bare, scenario, WARM_UP_SECONDS);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push({ site: await load(site, scenario, seconds), bare: await load(bare, scenario, seconds) });
    const { body } = await responseTo(site.url, scenario);
    if (body !== response.body)
      throw new Error(`The response of the site to GET ${scenario.path} changed meanwhile.`);
    return comparisonOf(scenario.name, measured);
  } finally {
    await stopProcess(bare.child);
  }
}

/**
 * Summarizes rounds. Visitors experience the requests per second. If the load generator needs more of the machine than
 * the bare server, they measure the generator; the requests per second of the server's own processor time then show the
 * difference.
 */
export function comparisonOf(name: string, rounds: Round[]): Row {
  const medianOf = (figure: (round: Round) => number) => median(rounds.map(figure));
  return {
    name,
    figures: {
      'per second': Math.round(medianOf(({ site }) => site.perSecond)),
      bare: Math.round(medianOf(({ bare }) => bare.perSecond)),
      // Computes the ratio of each round, since the load of the machine was nearly the same for both.
      ratio: medianOf(({ site, bare }) => site.perSecond / bare.perSecond),
      'processor ratio': medianOf(({ site, bare }) => site.perProcessorSecond / bare.perProcessorSecond),
      'p50 ms': medianOf(({ site }) => site.p50),
      'p99 ms': medianOf(({ site }) => site.p99),
      'bare p99': medianOf(({ bare }) => bare.p99),
      failures: rounds.reduce((total, { site, bare }) => total + site.failures + bare.failures, 0),
    },
    promises: {
      ratio: { atLeast: 0.5 },
      'processor ratio': { atLeast: 0.5 },
      'p99 ms': { below: 50 },
      failures: { atMost: 0 },
    },
  };
}

/**
 * Returns how many times slower the site is with the most rows than with the fewest, relative to bare servers that send the same
 * bytes, so that the size of the response does not count.
 */
export function slowdownOf(scenarios: Pick<Row, 'name' | 'figures'>[]): Row {
  const slower = (figure: string) =>
    Number(scenarios[0]?.figures[figure]) / Number(scenarios.at(-1)?.figures[figure]);
  const limit = { atMost: AT_MOST_TIMES };
  return {
    name: `times slower from ${scenarios[0]?.name} to ${scenarios.at(-1)?.name}`,
    figures: { 'per second': slower('ratio'), 'per processor second': slower('processor ratio') },
    promises: { 'per second': limit, 'per processor second': limit },
  };
}

interface Step {
  rows: number;
  /** Milliseconds. */
  ms: number;
  bare: number;
  /** False when the response lacked its content. */
  isWhole: boolean;
}

/**
 * Summarizes the times of one response at all numbers of rows. A bare server that is slower in the end shows a slower machine, and
 * the promise allows for that. A response without its content breaks the promise.
 */
export function growthOf(name: string, steps: Step[]): Row {
  const [first, last] = [steps[0], steps.at(-1)];
  const times = (last?.ms ?? NaN) / (first?.ms ?? NaN);
  const bareTimes = (last?.bare ?? NaN) / (first?.bare ?? NaN);
  return {
    name,
    figures: {
      ...Object.fromEntries(steps.map(({ rows, ms }) => [`ms at ${rows.toLocaleString('en')} rows`, ms])),
      times,
      'bare times': bareTimes,
      'without content': steps.filter(({ isWhole }) => !isWhole).length,
    },
    promises: {
      times: { atMost: AT_MOST_TIMES * Math.max(1, bareTimes) },
      'without content': { atMost: 0 },
    },
  };
}

/** Starts a server in its own process that sends nothing but this response. */
export async function startBareServer(response: BareResponse): Promise<Server> {
  const { child, match: port } = await startScript(BARE_SERVER, {
    input: JSON.stringify(response),
    ready: /^Port (\d+)\n/,
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

async function settledResponse(url: string, scenario: Scenario) {
  let response = await responseTo(url, scenario);
  for (let attempt = 0; attempt < SETTLING.attempts; attempt += 1) {
    await wait(SETTLING.pauseMs);
    const next = await responseTo(url, scenario);
    if (next.body === response.body) return next;
    response = next;
  }
  throw new Error(`${url}${scenario.path} responds differently each time.`);
}

/** Records a response as a bare server can send it. */
export async function responseTo(
  url: string,
  { path, headers, status: expected = 200 }: Omit<Scenario, 'name'>,
): Promise<BareResponse> {
  const { status, headers: received, body } = await ask(url, { path, headers });
  if (status !== expected) throw new Error(`The site responds to GET ${path} with ${status}.`);
  const own = Object.entries(received).filter(([name]) => !CONNECTION_HEADERS.includes(name));
  const length = status === NOT_MODIFIED ? {} : { 'content-length': String(body.length) };
  return { status, headers: { ...Object.fromEntries(own), ...length }, body: body.toString('base64') };
}
