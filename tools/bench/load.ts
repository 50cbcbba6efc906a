import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon, { type Options } from 'autocannon';
import { programOf } from '../program.ts';
import { processorSeconds, type Server } from './processes.ts';

export interface Scenario {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Expected status, 200 by default. */
  status?: number;
}

export const CONNECTIONS = 50;
/**
 * Number of threads of wrk. A single one sends requests faster than a server responds; each of the two programs needs a
 * processor.
 */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
const FIGURES_SCRIPT = fileURLToPath(new URL('print-figures.lua', import.meta.url));
const MICROSECONDS = 1_000_000;
const run = promisify(execFile);

type WrkFigures = Record<'microseconds' | 'responses' | 'failures' | 'p50' | 'p99', number>;

const WRK = programOf({
  names: ['wrk'],
  usualPlaces: ['/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'],
  variable: 'WRK_PATH',
  packageName: 'wrk',
  purpose: 'the bench',
  refusal:
    'The bench needs wrk, and none was found: install it (Debian: apt-get install wrk) or set WRK_PATH to its executable.',
});

/** Throughput and latencies (milliseconds) of a server under load. */
export interface LoadReading {
  perSecond: number;
  perProcessorSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

/** Sends the same request to a server for the given number of seconds. Responses of 400 or more count as failures. */
export async function load({ child, url }: Server, { path, headers }: Scenario, seconds: number) {
  const words = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  const numbers = [`-c${CONNECTIONS}`, `-t${THREADS}`, `-d${seconds}s`];
  const wrk = WRK.provide();
  const spentBefore = await processorSeconds(child);
  const { stdout } = await run(wrk, [...numbers, ...words, '--script', FIGURES_SCRIPT, url + path]);
  return readingOf(stdout, (await processorSeconds(child)) - spentBefore);
}

/** Reads the last line of `print-figures.lua`, for a server that used the given number of processor seconds. */
export function readingOf(printed: string, spent: number): LoadReading {
  const line = printed.trim().split('\n').at(-1) ?? '';
  const { microseconds, responses, failures, p50, p99 } = JSON.parse(line) as WrkFigures;
  return {
    perSecond: (responses / microseconds) * MICROSECONDS,
    perProcessorSecond: responses / spent,
    p50: p50 / 1000,
    p99: p99 / 1000,
    failures,
  };
}

/** Sends requests through autocannon, which may differ from one another. Responses of another status count as failures. */
export async function underLoad(
  { url }: Server,
  options: Omit<Options, 'url'> & { path?: string },
  expected: number[],
) {
  const { path = '', ...requests } = options;
  const { duration, errors, latency, non2xx, statusCodeStats, ...result } = await autocannon({
    url: url + path,
    ...requests,
  });
  const responses = expected.reduce((sum, status) => sum + (statusCodeStats[status]?.count ?? 0), 0);
  return {
    responses,
    perSecond: responses / duration,
    p50: latency.p50,
    p99: latency.p99,
    failures: errors + result['2xx'] + non2xx - responses,
  };
}
