import { realpath } from 'node:fs/promises';
import type { Client } from 'pg';
import { codeOf } from '../../errors/app-error.ts';
import { ownConnection } from '../own-connection.ts';
import { type Cluster, SUPERUSER } from './cluster.ts';

export const DATABASE = 'vitral';
const DUPLICATE_DATABASE = '42P04';

/** Allows even `create database` on a busy machine. */
const QUERY_TIMEOUT_MS = 60_000;
/** Time limit for a query that only reads the path of the data folder. */
const CHECK_TIMEOUT_MS = 3000;

export function connectionTo(
  cluster: Cluster,
  port: number,
  database: string,
  { name = 'vitral', queryTimeoutMs = QUERY_TIMEOUT_MS } = {},
): Client {
  return ownConnection({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: cluster.password,
    database,
    application_name: name,
    connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
  });
}

export function urlOf(cluster: Cluster, port: number): string {
  return `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${DATABASE}`;
}

export async function checkReady(cluster: Cluster, port: number): Promise<void> {
  const client = connectionTo(cluster, port, 'postgres', { queryTimeoutMs: CHECK_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const shown = rows[0]?.data_directory ?? '';
    if (shown === cluster.data || (await realpath(shown)) === (await realpath(cluster.data))) return;
    throw new Error(`another PostgreSQL responds at port ${port}`);
  } finally {
    await client.end().catch(() => {});
  }
}

export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = connectionTo(cluster, port, 'postgres');
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process created it at the same moment.
    if (codeOf(error) !== DUPLICATE_DATABASE) throw error;
  } finally {
    await client.end();
  }
}
