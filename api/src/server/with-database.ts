import type { Configuration } from '../platform/config/configuration.ts';
import { withEmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';
import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import { migrate } from './migrate.ts';
import { identify, startRetryFor } from './open-database.ts';
import { StartRefusal } from '../platform/errors/app-error.ts';

/** Runs `work` on the server's database, with or without a running server, bypassing a pooler. */
export async function withDatabase(
  { databaseUrl, databaseDirectUrl, dataDir }: Configuration,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const workOnCurrent = async (url: string) => {
    await startRetryFor(url).run(() => migrate(url), isDatabaseUnavailable);
    await work(url);
  };
  try {
    if (databaseUrl === null) return await withEmbeddedDatabase(dataDir, workOnCurrent);
    const url = databaseDirectUrl ?? databaseUrl;
    await identify(url);
    await workOnCurrent(url);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    throw new StartRefusal('The database became unavailable meanwhile: try again.');
  }
}
