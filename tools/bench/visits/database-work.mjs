import { readdirSync, readFileSync } from 'node:fs';
import { withDatabase } from '../database.mjs';

/** What Linux counts processor time in, everywhere: hundredths of a second. */
const TICKS_PER_SECOND = 100;
const CHECKPOINTER = `select pid from pg_stat_activity where backend_type = 'checkpointer'`;

/** What the embedded database has done so far: transactions, and seconds of a processor; null where nothing tells them. */
export const databaseWork = (dataFolder) =>
  withDatabase(dataFolder, async (client) => {
    const counted = await client.query(
      'select xact_commit::int as transactions from pg_stat_database where datname = current_database()',
    );
    const { rows } = await client.query(CHECKPOINTER);
    return { transactions: counted.rows[0].transactions, databaseSeconds: secondsOfSiblings(rows[0].pid) };
  });

/** Every process of a PostgreSQL has the same parent; those that have ended are counted by it. */
function secondsOfSiblings(pid) {
  if (process.platform !== 'linux') return null;
  const own = timesOf(pid);
  if (!own) return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = pids
    .map(timesOf)
    .filter((times) => times && (times.parent === own.parent || times.pid === own.parent));
  return (
    family.reduce((total, { ticks, waitedFor, pid: each }) => {
      return total + ticks + (each === own.parent ? waitedFor : 0);
    }, 0) / TICKS_PER_SECOND
  );
}

/** From the 3rd field of `stat` on; the 2nd, in brackets, may hold anything. */
function timesOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent] = fields;
    return {
      pid: Number(pid),
      parent,
      ticks: fields[11] + fields[12],
      waitedFor: fields[13] + fields[14],
    };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
