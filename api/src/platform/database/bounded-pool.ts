import type { Client, Pool, PoolClient } from 'pg';
import { isServerError, withOutcome } from './database-errors.ts';
import { boundEnd } from './own-connection.ts';
import { beginWait } from './wait-budget.ts';

type Done = (error?: unknown, ...results: unknown[]) => void;
type Query = (...parameters: unknown[]) => unknown;

/**
 * Limits waits for a connection and for its responses; a connection that does not respond never returns to the pool.
 * docs/adr/045.
 */
export function boundPool(pool: Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  pool.connect = ((done?: Done) => {
    const connected = acquire(connect);
    if (!done) return connected;
    connected.then((client) => done(undefined, client, client.release), done);
  }) as Pool['connect'];
  pool.on('connect', (client) => {
    boundQueries(client as unknown as Client);
    boundEnd(client as unknown as Client);
  });
}

async function acquire(connect: () => Promise<PoolClient>): Promise<PoolClient> {
  const wait = beginWait();
  const connecting = connect();
  try {
    return await wait.bound(connecting);
  } catch (error) {
    // A connection that comes too late goes back to the pool.
    connecting.then((client) => client.release()).catch(() => {});
    throw error;
  }
}

function boundQueries(client: Client): void {
  const send = client.query.bind(client) as Query;
  client.query = ((...parameters: unknown[]) => {
    // Cursors and copies send their response in many parts.
    if (isSubmittable(parameters[0])) return send(...parameters);
    const done = typeof parameters.at(-1) === 'function' ? (parameters.pop() as Done) : null;
    const result = runBounded(
      client,
      statementOf(parameters[0]),
      () => send(...parameters) as Promise<unknown>,
    );
    if (!done) return result;
    result.then((value) => done(undefined, value), done);
  }) as Client['query'];
}

async function runBounded(client: Client, statement: string, send: () => Promise<unknown>): Promise<unknown> {
  const isInTransaction = client.getTransactionStatus() !== 'I';
  const wait = beginWait();
  // Makes the pending query fail.
  const timer = setTimeout(() => void client.end(), wait.leftMs);
  try {
    const result = await send();
    wait.end(true);
    return result;
  } catch (error) {
    wait.end(isServerError(error));
    throw withOutcome(error, statement, isInTransaction);
  } finally {
    clearTimeout(timer);
  }
}

function isSubmittable(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}

function statementOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}
