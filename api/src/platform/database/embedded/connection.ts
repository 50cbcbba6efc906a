import { realpath } from 'node:fs/promises';
import { Client } from 'pg';
import { codeOf } from '../../lifecycle/code-of.ts';
import { type Cluster, SUPERUSER } from './cluster.ts';

export const DATABASE = 'vitral';
const DUPLICATE_DATABASE = '42P04';

/** A connection that does not end the process when the database goes away. */
export function connectionTo(cluster: Cluster, port: number, database: string, name = 'vitral'): Client {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: cluster.password,
    database,
    application_name: name,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
  });
  client.on('error', () => {});
  return client;
}

export function urlOf(cluster: Cluster, port: number, database = DATABASE): string {
  return `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/** Whether the cluster's own PostgreSQL, not some other one, answers at a port. */
export async function isReady(cluster: Cluster, port: number): Promise<boolean> {
  const client = connectionTo(cluster, port, 'postgres');
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const shown = rows[0]?.data_directory ?? '';
    return shown === cluster.data || (await realpath(shown)) === (await realpath(cluster.data));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function ensureDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = connectionTo(cluster, port, 'postgres');
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process made it in the same moment.
    if (codeOf(error) !== DUPLICATE_DATABASE) throw error;
  } finally {
    await client.end();
  }
}
