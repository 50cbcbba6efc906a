import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartRefusal } from '../../errors/app-error.ts';
import { type Cluster, ensureCluster } from './cluster.ts';
import { urlOf, ensureDatabase } from './connection.ts';
import {
  takeOwnership,
  InUse,
  claimOwnerFile,
  refuseOtherOwner,
  StaleLock,
  takeFreeOwnership,
} from './ownership.ts';
import { ensureRunning, stopPostmaster } from './postmaster.ts';
import { StartRetry, type StartRetryOptions } from '../start-retry.ts';
import { isDatabaseUnavailable } from '../database-errors.ts';

const RESTART_PAUSE_MS = 500;
/** Longest time that a stop waits for a restart of PostgreSQL under way, so that none is left running. */
const RESTART_WAIT_MS = 5000;

/** The PostgreSQL shipped with Vitral: started with the server, owned by one server at a time, stopped with it. */
export class EmbeddedDatabase {
  readonly url: string;
  readonly directory: string;
  /** True when the data folder cannot hold the database, so that `directory` is outside of it. */
  readonly isElsewhere: boolean;
  #isStopping = false;
  #restarting: Promise<void> = Promise.resolve();

  private constructor(
    private readonly cluster: Cluster,
    private readonly port: number,
    private readonly dataDirectory: string,
    private readonly onLost: (error: unknown) => void,
  ) {
    this.url = urlOf(cluster, port);
    this.directory = cluster.directory;
    this.isElsewhere = cluster.directory !== join(dataDirectory, 'postgres');
  }

  /**
   * Opens the database of a data folder. Calls `onLost` if another process takes over the data while this process is
   * cut off from it, and `report` with the only line of progress. Throws StartRefusal.
   */
  static async open(
    dataDirectory: string,
    onLost: (error: unknown) => void,
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
    await Promise.race([this.#restarting, sleep(RESTART_WAIT_MS, undefined, { ref: false })]);
    await stopPostmaster(this.cluster);
  }

  /** Restarts PostgreSQL at the same port when it ends, or when a crash of one of its processes ends all connections. */
  #watch(owner: Client): void {
    owner.once('end', () => {
      if (!this.#isStopping) this.#restarting = this.#restart();
    });
  }

  async #restart(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await ensureRunning(this.cluster, retryFor(this.cluster, { report: () => {} }), this.port);
        return this.#watch(await takeOwnership(this.cluster, this.port));
      } catch (error) {
        if (error instanceof InUse) return this.onLost(inUse(error, this.dataDirectory));
      }
      await sleep(RESTART_PAUSE_MS);
    }
  }
}

function inUse({ pid }: InUse, dataDirectory: string): StartRefusal {
  return new StartRefusal(`The data in ${dataDirectory} is in use by process ${pid}: stop it first.`);
}

type Details = Pick<StartRetryOptions, 'report' | 'check'>;

/** Starts the cluster's PostgreSQL unless it is running, and calls `use` once it has the site's database. Throws StartRefusal. */
function openWhenReady<Result>(
  cluster: Cluster,
  details: Details,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const retry = retryFor(cluster, details);
  const open = async () => {
    const port = await ensureRunning(cluster, retry);
    await ensureDatabase(cluster, port);
    return use(port);
  };
  // PostgreSQL may be busy, recovering, or just stopped by its former owner.
  return retry.run(open, (error) => isDatabaseUnavailable(error) || error instanceof StaleLock);
}

function retryFor(cluster: Cluster, details: Details): StartRetry {
  const advice = `look into ${cluster.log}, end the processes of PostgreSQL that hang, and start again`;
  return new StartRetry({ subject: 'PostgreSQL', advice, ...details });
}

/** Runs `work` without owning the database: beside a server, or on a PostgreSQL that is started and stopped for it. */
export async function withEmbeddedDatabase(
  dataDirectory: string,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const cluster = await ensureCluster(dataDirectory);
  const port = await openWhenReady(cluster, {}, (found) => Promise.resolve(found));
  try {
    await work(urlOf(cluster, port));
  } finally {
    await stopUnowned(cluster, port);
  }
}

async function stopUnowned(cluster: Cluster, port: number): Promise<void> {
  try {
    const owner = await takeFreeOwnership(cluster, port);
    if (owner) await stopPostmaster(cluster);
  } catch (error) {
    // Its owner has already stopped it.
    if (!isDatabaseUnavailable(error)) throw error;
  }
}
