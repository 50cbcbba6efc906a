import type { Configuration } from '../platform/config/configuration.ts';
import { EmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { isDatabaseUnavailable, isStartingUp } from '../platform/database/is-database-unavailable.ts';
import { ownConnection } from '../platform/database/own-connection.ts';
import { inWords, isSilence, Patience } from '../platform/database/patience.ts';
import { StartRefusal } from '../platform/config/start-refusal.ts';

export interface Database {
  url: string;
  /** For sessions of their own: around a pooler, where there is one. */
  directUrl: string;
  /** Where its data is, for people. */
  location: string;
  stop(): Promise<void>;
}

const QUERY_TIMEOUT_MS = 5000;

const IDENTITY = `select concat_ws(' ', oid, pg_postmaster_start_time()) as identity
  from pg_database where datname = current_database()`;

/** The database of DATABASE_URL, or the embedded one. `onLost`: the embedded one was taken over by another process. */
export async function openDatabase(
  configuration: Configuration,
  onLost: (error: unknown) => void,
): Promise<Database> {
  const { databaseUrl, databaseDirectUrl, dataDir } = configuration;
  if (databaseUrl === null) {
    const embedded = await EmbeddedDatabase.open(dataDir, onLost);
    const { url } = embedded;
    return { url, directUrl: url, location: locate(embedded), stop: () => embedded.stop() };
  }
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const [one, other] = [await identify(databaseUrl), await identify(directUrl)];
  if (one !== other)
    throw new StartRefusal('DATABASE_DIRECT_URL leads to another database than DATABASE_URL.');
  return { url: databaseUrl, directUrl, location: withoutPassword(databaseUrl), stop: async () => {} };
}

/**
 * The same text for the same database, however it is reached. Throws StartRefusal when it is not, or has been starting up or
 * silent for five minutes.
 */
export async function identify(url: string): Promise<string> {
  const patience = patienceFor(url);
  let isThere = false;
  try {
    return await patience.with(
      () => askIdentity(url),
      (error) => {
        isThere ||= isStartingUp(error) || isSilence(error);
        // One that restarts refuses connections in between.
        return isThere && isDatabaseUnavailable(error);
      },
    );
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`The database at ${withoutPassword(url)} cannot be reached: ${inWords(error)}.`);
  }
}

async function askIdentity(url: string): Promise<string> {
  // It reads `sslrootcert`, which may be missing.
  const client = ownConnection({ connectionString: url, query_timeout: QUERY_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ identity: string }>(IDENTITY);
    return rows[0]?.identity ?? '';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Neither the password nor the query, which may hold one as well. */
export function withoutPassword(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username}${username && '@'}${host}${pathname}`;
}

/** For whoever waits for the database of an address. */
export function patienceFor(url: string): Patience {
  const subject = `The database at ${withoutPassword(url)}`;
  return new Patience({ subject, advice: 'look into its log, and start Vitral again once it answers' });
}

function locate({ directory, isElsewhere }: EmbeddedDatabase): string {
  if (!isElsewhere) return directory;
  return `${directory} (not in the data folder, which PostgreSQL's account may not enter)`;
}
