import type { Configuration } from '../platform/config/configuration.ts';
import { EmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { isDatabaseUnavailable, isStartingUp } from '../platform/database/database-errors.ts';
import { ownConnection } from '../platform/database/own-connection.ts';
import { describeError, isTimeout, StartRetry } from '../platform/database/start-retry.ts';
import { StartRefusal } from '../platform/errors/app-error.ts';

export interface Database {
  url: string;
  /** URL for connections that must not be shared: it bypasses a pooler. */
  directUrl: string;
  location: string;
  stop(): Promise<void>;
}

const QUERY_TIMEOUT_MS = 5000;

const IDENTITY = `select concat_ws(' ', oid, pg_postmaster_start_time()) as identity
  from pg_database where datname = current_database()`;

/** Opens the database of DATABASE_URL, or the embedded one. Calls `onLost` when another process takes the embedded one over. */
export async function openDatabase(
  configuration: Configuration,
  onLost: (error: unknown) => void,
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, dataDir } = configuration;
  if (databaseUrl === null) {
    const embedded = await EmbeddedDatabase.open(dataDir, onLost);
    const { url } = embedded;
    return { url, directUrl: url, location: describeLocation(embedded), stop: () => embedded.stop() };
  }
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const [one, other] = [await identify(databaseUrl), await identify(directUrl)];
  if (one !== other)
    throw new StartRefusal('DATABASE_DIRECT_URL leads to another database than DATABASE_URL.');
  return { url: databaseUrl, directUrl, location: withoutPassword(databaseUrl), stop: async () => {} };
}

/** Identifies a database by any of its URLs. Throws StartRefusal when it is unreachable, or silent for five minutes. */
export async function identify(url: string): Promise<string> {
  const retry = startRetryFor(url);
  let hasResponded = false;
  try {
    return await retry.run(
      () => queryIdentity(url),
      (error) => {
        hasResponded ||= isStartingUp(error) || isTimeout(error);
        // A database that restarts refuses connections in between.
        return hasResponded && isDatabaseUnavailable(error);
      },
    );
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(
      `The database at ${withoutPassword(url)} cannot be reached: ${describeError(error)}.`,
    );
  }
}

async function queryIdentity(url: string): Promise<string> {
  // Inside the caller's try, since it reads the file of `sslrootcert`, which may be missing.
  const client = ownConnection({ connectionString: url, query_timeout: QUERY_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ identity: string }>(IDENTITY);
    return rows[0]?.identity ?? '';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Removes the password and the query, which may contain one as well. */
export function withoutPassword(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username}${username && '@'}${host}${pathname}`;
}

export function startRetryFor(url: string): StartRetry {
  const subject = `The database at ${withoutPassword(url)}`;
  return new StartRetry({ subject, advice: 'look into its log, and start Vitral again once it responds' });
}

function describeLocation({ directory, isElsewhere }: EmbeddedDatabase): string {
  if (!isElsewhere) return directory;
  return `${directory} (not in the data folder, which PostgreSQL's account may not enter)`;
}
