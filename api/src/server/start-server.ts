import { setTimeout as sleep } from 'node:timers/promises';
import type { Configuration } from '../platform/config/configuration.ts';
import { checkBucket } from './check-bucket.ts';
import { isDatabaseUnavailable } from '../platform/database/is-database-unavailable.ts';
import { openDatabase, patienceFor } from './open-database.ts';

export interface Server {
  /** Where people reach it. */
  address: string;
  database: string;
  /** Answers on for DRAIN_SECONDS, then what was asked, then stops, the embedded database last. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Publish the builds in the workspace even when there is an active release set. */
  publish: boolean;
  /** `name=address` of the modules that a developer serves. */
  develop: string[];
  onDatabaseLost: (error: unknown) => void;
}

/** For the processes of the database to be started: loading leaves no time for anything else here. */
const HEAD_START_MS = 100;

/**
 * Starts everything in order and takes down what runs already when a later step fails. What this file needs at once is little: the
 * rest of the program is loaded while the database is opened, which takes about as long.
 */
export async function startServer(configuration: Configuration, options: StartOptions): Promise<Server> {
  await checkBucket(configuration);
  const opening = openDatabase(configuration, options.onDatabaseLost);
  const headStart = Promise.race([opening.catch(() => undefined), sleep(HEAD_START_MS)]);
  const [opened, loaded] = await Promise.allSettled([opening, headStart.then(() => import('./serve.ts'))]);
  if (opened.status === 'rejected') throw opened.reason;
  const database = opened.value;
  try {
    if (loaded.status === 'rejected') throw loaded.reason;
    const { serve } = loaded.value;
    // A database that goes away during the start comes back, the embedded one at the same address.
    return await patienceFor(database.directUrl).with(
      () => serve(configuration, database, options),
      isDatabaseUnavailable,
    );
  } catch (error) {
    await database.stop();
    throw error;
  }
}
