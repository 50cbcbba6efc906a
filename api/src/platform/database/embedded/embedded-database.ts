import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartRefusal } from '../../config/start-refusal.ts';
import type { Cluster } from './cluster.ts';
import { ensureCluster } from './ensure-cluster.ts';
import { urlOf } from './connection.ts';
import { InUse, claimOwnerFile, refuseOtherOwner } from './owner-file.ts';
import { takeOwnership } from './ownership.ts';
import { ensureRunning, stopPostmaster } from './postmaster.ts';
import { retryFor, openWhenReady } from './open-when-ready.ts';

const REVIVAL_PAUSE_MS = 500;
/** Longest wait of a stop for a revival under way, so that no PostgreSQL which that one starts is left behind. */
const REVIVAL_PATIENCE_MS = 5000;

type OnLost = (error: unknown) => void;

/** The PostgreSQL shipped with Vitral: started with the server, owned by one server at a time, stopped with it. */
export class EmbeddedDatabase {
  readonly url: string;
  readonly directory: string;
  /** True when the data folder cannot hold the database, so that `directory` is outside of it. */
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

  /**
   * Opens the database of a data folder. Calls `onLost` when another process takes the data over while this one is cut off from
   * it, and `report` with the one line of progress. Throws StartRefusal.
   */
  static async open(
    dataDirectory: string,
    onLost: OnLost,
    report?: (line: string) => void,
  ): Promise<EmbeddedDatabase> {
    const cluster = await ensureCluster(dataDirectory);
    await claimOwnerFile(cluster);
    const check = () => refuseOtherOwner(cluster);
    try {
      return await openWhenReady(cluster, { check, ...(report && { report }) }, async (port) => {
        const owner = await takeOwnership(cluster, port);
        const database = new EmbeddedDatabase(cluster, port, dataDirectory, onLost);
        database.#watch(owner);
        return database;
      });
    } catch (error) {
      throw error instanceof InUse ? inUse(error, dataDirectory) : error;
    }
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    await Promise.race([this.#revival, sleep(REVIVAL_PATIENCE_MS, undefined, { ref: false })]);
    await stopPostmaster(this.#cluster);
  }

  /** Restarts PostgreSQL at the same port when it ends, or when a crash of one of its processes ends all connections. */
  #watch(owner: Client): void {
    owner.once('end', () => {
      if (!this.#isStopping) this.#revival = this.#revive();
    });
  }

  async #revive(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await ensureRunning(this.#cluster, retryFor(this.#cluster, { report: () => {} }), this.#port);
        return this.#watch(await takeOwnership(this.#cluster, this.#port));
      } catch (error) {
        if (error instanceof InUse) return this.#onLost(inUse(error, this.#dataDirectory));
      }
      await sleep(REVIVAL_PAUSE_MS);
    }
  }
}

function inUse({ pid }: InUse, dataDirectory: string): StartRefusal {
  return new StartRefusal(`The data in ${dataDirectory} is in use by process ${pid}: stop it first.`);
}
