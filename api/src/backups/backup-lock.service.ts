import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Configuration } from '../platform/config/configuration.ts';
import { DirectDatabase } from '../platform/database/direct-database.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import type { ArchivePlace } from './archive/archive.ts';
import { BackupLock } from '../platform/storage/locks.ts';

const RETRY_EVERY_MS = 1000;

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

  /**
   * Waits for the lock, which a command line may hold, then runs `work`. The signal fires if the lock is lost or the server
   * stops.
   */
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
      await wait(RETRY_EVERY_MS, null, { signal: this.stopping.signal });
    }
  }
}
