import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { processorSeconds } from './processes.mjs';

export const CONNECTIONS = 50;
/** One thread asks no faster than a bare server answers; each of the two needs a processor. */
const ASKING_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Asks a server over and over for so many seconds, and says what it made of it; latencies in milliseconds. A server is its
 * process, `child`, and its `address`. Whatever is not answered with `status` has failed.
 */
export async function load(server, { path, headers, status = 200 }, seconds) {
  return underLoad(
    server,
    { path, headers, connections: CONNECTIONS, workers: ASKING_THREADS },
    { status, seconds },
  );
}

/** The same with requests as autocannon takes them. */
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
