import type { BackupProblem, BackupProgress } from '@vitral/contracts/backups';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../platform/jobs/jobs.ts';
import { type StoredFile, BackupStore } from '../platform/storage/file-store.ts';
import type { ArchiveOptions, ArchiveSummary, WriteOptions } from './archive/archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { BackupFailures, problemOf } from './backup-failures.ts';
import { BackupRetentionService } from './backup-schedule.service.ts';
import { Backup } from './backups.entity.ts';
import { JOB_LIMIT_SECONDS, readersOf, MAKE_BACKUP } from './begin-backup.ts';
import { BackupLockService } from './runs.service.ts';

/** Renews the lease of a backup or restore about once a second, by storing its progress. */
export class LeaseRenewal {
  private progress: BackupProgress = { done: 0, total: 0 };
  private writing: Promise<unknown> = Promise.resolve();
  private isWriting = false;
  private readonly timer = setInterval(() => this.renew(), 1000).unref();

  /** Errors of `write` are ignored: their cause ends the work as well. */
  constructor(private readonly write: (progress: BackupProgress) => Promise<unknown>) {
    this.renew();
  }

  readonly report = (progress: BackupProgress): void => {
    this.progress = progress;
  };

  /** Resolves when the last write has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
  }

  private renew(): void {
    if (this.isWriting) return;
    this.isWriting = true;
    this.writing = this.write(this.progress)
      .catch(() => undefined)
      .finally(() => (this.isWriting = false));
  }
}

type Written = StoredFile & Pick<ArchiveSummary, 'rows' | 'files' | 'signedBy'>;

@Injectable()
export class BackupMakerService implements OnModuleInit {
  private readonly logger = new Logger(BackupMakerService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly lock: BackupLockService,
    private readonly archives: BackupStore,
    private readonly failures: BackupFailures,
    private readonly retention: BackupRetentionService,
  ) {}

  onModuleInit(): void {
    // Not retried: the person who asked sees the failure, and a schedule runs again.
    const options = { retries: 0, longestSeconds: JOB_LIMIT_SECONDS };
    this.jobs.define<{ id: string }>(MAKE_BACKUP, (data) => this.work(data), options);
  }

  private async work({ id }: { id: string }): Promise<void> {
    const lease = new LeaseRenewal((progress) => this.renewLease(id, progress));
    try {
      await this.lock.run((signal) => this.make(id, { signal }, lease));
    } finally {
      await lease.stop();
    }
    await this.retention.apply();
  }

  async make(id: string, options: ArchiveOptions, given?: LeaseRenewal): Promise<BackupProblem | null> {
    const row = await this.em.fork().findOne(Backup, { id, state: 'running' });
    // Another server has marked it as interrupted.
    if (!row) return 'interrupted';
    const lease = given ?? new LeaseRenewal((progress) => this.renewLease(id, progress));
    try {
      const written = await this.write(row.filename, {
        ...options,
        ...readersOf(row),
        onProgress: (progress) => {
          lease.report(progress);
          options.onProgress?.(progress);
        },
      });
      await lease.stop();
      await this.finish(id, written);
      return null;
    } catch (error) {
      const problem = problemOf(error, options.signal);
      this.logger.error({ err: error, backup: row.filename }, 'A backup failed');
      await lease.stop();
      await this.fail(id, problem);
      return problem;
    }
  }

  private async write(filename: string, options: WriteOptions): Promise<Written> {
    const archive = writeArchive(this.lock.place, options);
    const stored = await this.archives.write(filename, archive.bytes);
    const { rows, files, signedBy, missing, missingCount } = archive.summary();
    if (missingCount > 0) {
      this.logger.warn(
        { backup: filename, missing, missingCount },
        'The store lacks files that rows refer to',
      );
    }
    return { ...stored, rows, files, signedBy };
  }

  private async finish(id: string, { fileSize: size, ...written }: Written): Promise<void> {
    const made = { ...written, size, state: 'ready', signature: 'signed', finishedAt: new Date() } as const;
    await this.em.fork().nativeUpdate(Backup, { id }, made);
  }

  private fail(id: string, problem: BackupProblem): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Backup, { id, state: 'running' });
      if (row) await this.failures.failBackup(em, row, problem);
    });
  }

  private renewLease(id: string, { done, total }: { done: number; total: number }): Promise<number> {
    const seen = { seenAt: new Date(), progressDone: done, progressTotal: total };
    return this.em.fork().nativeUpdate(Backup, { id, state: 'running' }, seen);
  }
}
