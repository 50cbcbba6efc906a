import { setTimeout as wait } from 'node:timers/promises';
import { LockMode, raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Configuration } from '../platform/config/configuration.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { isAlone, STARTED_AT } from '../platform/storage/leftovers.ts';
import { BACKUP_LOCK, BackupLock } from '../platform/storage/locks.ts';
import { DirectDatabase } from '../platform/database/own-connection.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { BackupFailures } from './backup-failures.ts';
import { Backup, Restore } from './backups.entity.ts';
import type { ArchivePlace } from './archive/archive.ts';

const TRIES = 20;

/** Duration of the lease of a run whose lock is free. If it is not renewed, the server of the run has crashed. */
const LEASE_MS = 5000;

/** Time after which a run that no server has started is marked as interrupted. */
const START_LIMIT_MS = 2 * 60_000;

/** Ensures that one backup or restore runs at a time, across all servers and command lines. */
@Injectable()
export class RunsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(RunsService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly failures: BackupFailures,
    private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const end = async (now: Date) => {
      await this.endInterrupted(now).catch((error: unknown) => {
        this.logger.error({ err: error }, 'Interrupted backups could not be marked as failed');
      });
    };
    // With an embedded database there is no other server: every run from before this start is over.
    if (isAlone(this.configuration)) await end(new Date(STARTED_AT + LEASE_MS));
    this.timer = setInterval(() => void end(new Date()), 5000).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Throws `backups.busy`, or blocks other runs until the transaction of `em` ends. */
  async refuseWhenBusy(em: EntityManager): Promise<void> {
    if (await this.isBusy(em)) throw new AppError('backups.busy');
  }

  async isBusy(em: EntityManager): Promise<boolean> {
    // A finished run holds the lock a moment longer than its row says; a command line holds it without a row.
    for (let tries = 0; !(await tryLock(em)); tries += 1) {
      if (tries === TRIES || (await isRunning(em))) return true;
      await wait(100);
    }
    await this.endSilent(em, new Date());
    return isRunning(em);
  }

  async endInterrupted(now = new Date()): Promise<void> {
    const em = this.em.fork();
    if ((await em.count(Backup, silentBackup(now))) + (await em.count(Restore, silentRestore(now))) === 0)
      return;
    await em.transactional(async (inner) => {
      if (await tryLock(inner)) await this.endSilent(inner, now);
    });
  }

  private async endSilent(em: EntityManager, now: Date): Promise<void> {
    // Locked, since their last write may be committing just now.
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    for (const row of await em.find(Backup, silentBackup(now), lock)) {
      await this.failures.failBackup(em, row, 'interrupted');
    }
    for (const row of await em.find(Restore, silentRestore(now), lock)) {
      this.failures.failRestore(em, row, 'interrupted');
    }
    await em.flush();
  }
}

async function isRunning(em: EntityManager): Promise<boolean> {
  const backups = await em.count(Backup, { state: 'running' });
  return backups > 0 || (await em.count(Restore, { finishedAt: null })) > 0;
}

/** Takes the lock for backups until the transaction of `em` ends; false if it is held. */
async function tryLock(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ isFree: boolean }[]>('select pg_try_advisory_xact_lock(?) as "isFree"', [
    BACKUP_LOCK,
  ]);
  return row?.isFree === true;
}

const silentBackup = (now: Date) => ({ state: 'running' as const, ...silent(now) });
const silentRestore = (now: Date) => ({ finishedAt: null, ...silent(now) });

const silent = (now: Date) => ({
  seenAt: { $lt: new Date(now.getTime() - LEASE_MS) },
  $or: [
    { seenAt: { $lt: new Date(now.getTime() - START_LIMIT_MS) } },
    { seenAt: { $gt: raw((alias) => `${alias}.created_at`) } },
  ],
});

/** Runs work under the lock for backups, which all servers and command lines share. */
@Injectable()
export class BackupLockService implements OnModuleDestroy {
  readonly place: ArchivePlace;
  private readonly stopping = new AbortController();

  constructor(direct: DirectDatabase, files: FileStore, configuration: Configuration) {
    this.place = { databaseUrl: direct.url, files, secretKey: configuration.secretKey };
  }

  /** Aborts running work in an orderly way. */
  onModuleDestroy(): void {
    this.stopping.abort(new Error('The server stops'));
  }

  /** Waits for the lock, which a command line may hold. The signal fires if the lock is lost or the server stops. */
  async run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const lock = await this.acquire();
    try {
      return await work(AbortSignal.any([lock.signal, this.stopping.signal]));
    } finally {
      await lock.end();
    }
  }

  private async acquire(): Promise<BackupLock> {
    for (;;) {
      const lock = await BackupLock.take(this.place.databaseUrl);
      if (lock) return lock;
      await wait(1000, null, { signal: this.stopping.signal });
    }
  }
}
