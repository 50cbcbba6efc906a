import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { programOf } from '../program.ts';
import { processorSeconds } from './processes.mjs';

export const CONNECTIONS = 50;
/** One thread asks faster than a server answers; each of the two needs a processor. */
const ASKING_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
const SAY_FIGURES = fileURLToPath(new URL('say-figures.lua', import.meta.url));
const MICROSECONDS = 1_000_000;
const run = promisify(execFile);

const WRK = programOf({
  names: ['wrk'],
  usualPlaces: ['/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'],
  variable: 'WRK_PATH',
  packageName: 'wrk',
  purpose: 'the bench',
  refusal:
    'The bench needs wrk, and none was found: install it (Debian: apt-get install wrk) or set WRK_PATH to its executable.',
});

/**
 * Asks a server over and over for so many seconds, and says what it made of it; latencies in milliseconds. A server is its
 * process, `child`, and its `address`. An answer of 400 or more has failed.
 */
export async function load({ child, address }, { path, headers }, seconds) {
  const words = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  const numbers = [`-c${CONNECTIONS}`, `-t${ASKING_THREADS}`, `-d${seconds}s`];
  const wrk = WRK.provide();
  const spentBefore = await processorSeconds(child);
  const { stdout } = await run(wrk, [...numbers, ...words, '--script', SAY_FIGURES, address + path]);
  return readingOf(stdout, (await processorSeconds(child)) - spentBefore);
}

/** What `say-figures.lua` prints last, for a server that spent so many seconds of a processor. */
export function readingOf(printed, spent) {
  const { microseconds, answers, failures, p50, p99 } = JSON.parse(printed.trim().split('\n').at(-1));
  return {
    perSecond: (answers / microseconds) * MICROSECONDS,
    perProcessorSecond: answers / spent,
    p50: p50 / 1000,
    p99: p99 / 1000,
    failures,
  };
}

/** The same with requests as autocannon takes them, which may differ from one another. All but `status` has failed. */
export async function underLoad({ child, address }, { path, ...requests }, { status, seconds }) {
  const spentBefore = await processorSeconds(child);
  const result = await autocannon({ url: address + path, duration: seconds, ...requests });
  const answered = result.statusCodeStats[status]?.count ?? 0;
  const otherwise = result['2xx'] + result.non2xx - answered;
  const spent = (await processorSeconds(child)) - spentBefore;
  return {
    perSecond: answered / result.duration,
    perProcessorSecond: answered / spent,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + otherwise,
  };
}
