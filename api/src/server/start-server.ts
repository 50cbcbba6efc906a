import { setTimeout as sleep } from 'node:timers/promises';
import type { Configuration } from '../platform/config/configuration.ts';
import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import { openDatabase, startRetryFor } from './open-database.ts';
import { StartRefusal } from '../platform/errors/app-error.ts';
import type { Server, StartOptions } from './serve.ts';

/** Lets the database's processes start first: loading modules blocks this process. */
const HEAD_START_MS = 100;

/**
 * Starts everything in order, and stops the started parts when a later step fails. This file imports little: the rest of the
 * program is loaded while the database is opened, which takes about as long.
 */
export async function startServer(configuration: Configuration, options: StartOptions): Promise<Server> {
  requirePublicUrl(configuration);
  await checkBucket(configuration);
  const opening = openDatabase(configuration, options.onDatabaseLost);
  const headStart = Promise.race([opening.catch(() => undefined), sleep(HEAD_START_MS)]);
  const [opened, loaded] = await Promise.allSettled([opening, headStart.then(() => import('./serve.ts'))]);
  if (opened.status === 'rejected') throw opened.reason;
  const database = opened.value;
  try {
    if (loaded.status === 'rejected') throw loaded.reason;
    const { serve } = loaded.value;
    // If the database is lost during the start, it returns, the embedded one at the same URL.
    return await startRetryFor(database.directUrl).run(
      () => serve(configuration, database, options),
      isDatabaseUnavailable,
    );
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** In demo mode the host of a request is a loopback name; elsewhere anybody can claim any, and pages are cached with it. */
function requirePublicUrl({ publicUrl, isDemo, demoEndedBy }: Configuration): void {
  if (publicUrl !== null || isDemo) return;
  throw new StartRefusal(
    `PUBLIC_URL must be set when ${demoEndedBy ?? 'DEMO is false'}: it is the origin of the site, such as https://vitral.example.`,
  );
}

async function checkBucket({ bucket }: Configuration): Promise<void> {
  if (!bucket) return;
  const { S3Store } = await import('../platform/storage/s3-store.ts');
  const store = new S3Store(bucket);
  try {
    await store.check();
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown reason';
    throw new StartRefusal(
      `STORAGE_URL names the bucket ${bucket.bucket}, which cannot be reached: ${reason}.`,
    );
  } finally {
    store.onApplicationShutdown();
  }
}
