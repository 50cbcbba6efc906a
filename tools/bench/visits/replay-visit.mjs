import autocannon from 'autocannon';
import { databaseWork } from './database-work.mjs';
import { memoryOf, processorSeconds } from '../processes.mjs';

const CONNECTIONS = 50;

/** Belong to the connection that they were recorded on. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'transfer-encoding'];

/**
 * Asks for all that a visit asks for, by many at once for so many seconds, and says what one visit costs: seconds of a processor in
 * the server and in the database, and transactions there.
 */
export async function replayVisit({ child, address, dataFolder }, { requests }, seconds) {
  const before = await workOf(child, dataFolder);
  const result = await autocannon({
    url: address,
    duration: seconds,
    connections: CONNECTIONS,
    requests: requests.map(({ path, headers }) => ({
      method: 'GET',
      path,
      headers: ofAnyConnection(headers),
    })),
  });
  const after = await workOf(child, dataFolder);
  const { rss: memoryBytes } = await memoryOf(child);
  const visits = result.requests.total / requests.length;
  const per = (figure) => (after[figure] === null ? null : (after[figure] - before[figure]) / visits);
  return {
    visitsPerSecond: visits / result.duration,
    processorSeconds: per('processorSeconds'),
    databaseSeconds: per('databaseSeconds'),
    transactions: per('transactions'),
    p99: result.latency.p99,
    failures: result.errors + result['4xx'] + result['5xx'],
    memoryBytes,
  };
}

const workOf = async (child, dataFolder) => ({
  processorSeconds: await processorSeconds(child),
  ...(await databaseWork(dataFolder)),
});

const ofAnyConnection = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)));
