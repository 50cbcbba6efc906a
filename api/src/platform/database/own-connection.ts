import { Client, type ClientConfig } from 'pg';

const CONNECT_TIMEOUT_MS = 5000;
const END_LIMIT_MS = 1000;

/** A connection beside the pool, which does not end the process when the database goes away. */
export function ownConnection(config: ClientConfig): Client {
  const client = new Client({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, ...config });
  client.on('error', () => {});
  boundEnd(client);
  return client;
}

/** A database that hangs does not close a connection that is being ended. */
export function boundEnd(client: Client): void {
  const end = client.end.bind(client) as (...parameters: unknown[]) => unknown;
  client.end = ((...parameters: unknown[]) => {
    const timer = setTimeout(() => client.connection.stream.destroy(), END_LIMIT_MS).unref();
    client.once('end', () => clearTimeout(timer));
    return end(...parameters);
  }) as Client['end'];
}
