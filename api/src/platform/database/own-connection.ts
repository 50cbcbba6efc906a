import { Client, type ClientConfig } from 'pg';

const CONNECT_TIMEOUT_MS = 5000;
const END_LIMIT_MS = 1000;

/** Creates a connection outside the pool; losing the database does not end the process. */
export function ownConnection(config: ClientConfig): Client {
  const client = new Client({ connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, ...config });
  client.on('error', () => {});
  boundEnd(client);
  return client;
}

/** Time limit for closing a connection, since a hanging database would not close it. */
export function boundEnd(client: Client): void {
  const end = client.end.bind(client) as (...parameters: unknown[]) => unknown;
  client.end = ((...parameters: unknown[]) => {
    const timer = setTimeout(() => client.connection.stream.destroy(), END_LIMIT_MS).unref();
    client.once('end', () => clearTimeout(timer));
    return end(...parameters);
  }) as Client['end'];
}

/** SQL that lifts the database's time limits for the current transaction. */
export const WITHOUT_LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
]
  .map((limit) => `set local ${limit} = 0`)
  .join('; ');

/** URL for connections that must not be shared: it bypasses a pooler. docs/adr/034. */
export class DirectDatabase {
  constructor(readonly url: string) {}
}
