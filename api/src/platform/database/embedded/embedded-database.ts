import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartRefusal } from '../../lifecycle/start-refusal.ts';
import { isDatabaseUnavailable } from '../is-database-unavailable.ts';
import type { Cluster } from './cluster.ts';
import { clusterOf } from './cluster-of.ts';
import { ensureDatabase, urlOf } from './connection.ts';
import { takeOwnership } from './ownership.ts';
import { ensureRunning, stopPostmaster } from './postmaster.ts';

const REVIVAL_PAUSE_MS = 500;
/** How long a stop waits for a revival under way, so that it does not leave what that one starts. */
const REVIVAL_PATIENCE_MS = 5000;

type OnLost = (error: unknown) => void;

/** The PostgreSQL that Vitral brings along: started with the server, owned by one server at a time, stopped with it. */
export class EmbeddedDatabase {
  readonly url: string;
  readonly directory: string;
  /** The data folder could not hold the database; `directory` is elsewhere. */
  readonly isElsewhere: boolean;
  readonly #cluster: Cluster;
  readonly #port: number;
  readonly #dataDirectory: string;
  readonly #onLost: OnLost;
  #isStopping = false;
  #revival: Promise<void> = Promise.resolve();

  private constructor(cluster: Cluster, port: number, dataDirectory: string, onLost: OnLost) {
    this.url = urlOf(cluster, port);
    this.directory = cluster.directory;
    this.isElsewhere = cluster.directory !== join(dataDirectory, 'postgres');
    this.#cluster = cluster;
    this.#port = port;
    this.#dataDirectory = dataDirectory;
    this.#onLost = onLost;
  }

  /** `onLost`: another process took the data over while this one was cut off from it. Throws StartRefusal. */
  static async open(dataDirectory: string, onLost: OnLost): Promise<EmbeddedDatabase> {
    const cluster = await clusterOf(dataDirectory);
    for (;;) {
      const port = await ensureRunning(cluster);
      try {
        await ensureDatabase(cluster, port);
        const owner = await takeOwnership(cluster, port, dataDirectory);
        const database = new EmbeddedDatabase(cluster, port, dataDirectory, onLost);
        database.#watch(owner);
        return database;
      } catch (error) {
        // The process that owned it is stopping it just now.
        if (!isDatabaseUnavailable(error)) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    await Promise.race([this.#revival, sleep(REVIVAL_PATIENCE_MS, undefined, { ref: false })]);
    await stopPostmaster(this.#cluster);
  }

  /** PostgreSQL went away, or a crash of one of its processes ended all connections: bring it back at the same port. */
  #watch(owner: Client): void {
    owner.once('end', () => {
      if (!this.#isStopping) this.#revival = this.#revive();
    });
  }

  async #revive(): Promise<void> {
    while (!this.#isStopping) {
      const isRunning = await ensureRunning(this.#cluster, this.#port).then(
        () => true,
        () => false,
      );
      try {
        if (isRunning)
          return this.#watch(await takeOwnership(this.#cluster, this.#port, this.#dataDirectory));
      } catch (error) {
        if (error instanceof StartRefusal) return this.#onLost(error);
      }
      await sleep(REVIVAL_PAUSE_MS);
    }
  }
}
