import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { BackupProgress, RestoreState } from '@vitral/contracts/backups';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { BackupStore } from '../platform/storage/file-store.ts';
import {
  ArchiveRefusal,
  type ReadOptions,
  secretKeyFingerprint,
  type VerifiedArchive,
} from './archive/archive.ts';
import { restoreArchive } from './archive/restore-archive.ts';
import { verifyArchive } from './archive/read-archive.ts';
import { ArchiveKeys } from './archive-keys.ts';
import { BackupFailures, problemOf } from './backup-failures.ts';
import { BackupMakerService, LeaseRenewal } from './backup-maker.service.ts';
import { BackupRetentionService } from './backup-schedule.service.ts';
import { Backup, Restore } from './backups.entity.ts';
import { beginBackup, JOB_LIMIT_SECONDS, RESTORE_BACKUP } from './begin-backup.ts';
import { BackupLockService } from './runs.service.ts';

export interface RestoreJob {
  id: string;
  backupId: string;
  actor: { id: string; name: string };
  acceptsUntrusted: boolean;
}

/** Restores an archive: verifies it, backs up the present state, then replaces everything in one transaction. */
@Injectable()
export class RestoreRunnerService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(RestoreRunnerService.name);
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly lock: BackupLockService,
    private readonly archives: BackupStore,
    private readonly maker: BackupMakerService,
    private readonly failures: BackupFailures,
    private readonly retention: BackupRetentionService,
    private readonly audit: AuditService,
    private readonly keys: ArchiveKeys,
  ) {}

  onModuleInit(): void {
    // Not retried: it may have succeeded, and people may have changed data since.
    const options = { retries: 0, longestSeconds: JOB_LIMIT_SECONDS };
    this.jobs.define<RestoreJob>(RESTORE_BACKUP, (job) => this.work(job), options);
  }

  /**
   * Restores an encrypted archive in this process rather than as a job, so that its key stays in memory. If the process
   * ends, so does the lease of the restore, which then has failed.
   */
  runHere(job: RestoreJob, fileKey: Uint8Array): void {
    this.running = this.jobs
      .runHere(() => this.work(job, fileKey), JOB_LIMIT_SECONDS)
      .catch((error: unknown) => this.logger.error({ err: error }, 'A restore could not be ended'));
  }

  /** The lock aborts the restore when the server stops. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.running;
  }

  private async work(job: RestoreJob, fileKey?: Uint8Array): Promise<void> {
    const lease = new LeaseRenewal((progress) => this.renewLease(job.id, progress));
    try {
      await this.lock.run(async (signal) => {
        const options = { signal, onProgress: lease.report, ...(fileKey && { fileKey }) };
        await this.restore(job, options).catch(async (error: unknown) => {
          this.logger.error({ err: error }, 'A restore failed');
          await this.fail(job.id, problemOf(error, signal));
        });
      });
    } finally {
      await lease.stop();
    }
    await this.retention.apply();
  }

  private async restore(job: RestoreJob, options: ReadOptions): Promise<void> {
    const em = this.em.fork();
    const restore = await em.findOne(Restore, { id: job.id, finishedAt: null });
    const backup = await em.findOne(Backup, { id: job.backupId });
    if (!restore) return;
    if (!backup) throw new ArchiveRefusal('missing-file', 'the backup was deleted meanwhile');

    const verified = await this.verify(job, backup, options);
    await this.setState(restore.id, 'saving');
    const { id } = await this.em
      .fork()
      .transactional((em) => beginBackup(em, 'before-restore', restore.actorName ?? null));
    const { fileKey: _, ...making } = options;
    const problem = await this.maker.make(id, making);
    if (problem) throw new ArchiveRefusal(problem, 'the present state could not be backed up');

    await this.setState(restore.id, 'restoring');
    await restoreArchive(() => this.open(backup.filename), verified, this.lock.place, {
      ...options,
      beforeCommit: (em) => this.finish(em, job),
    });
    this.logger.log({ backup: backup.filename }, 'A backup was restored');
  }

  private async verify(
    { id, acceptsUntrusted }: RestoreJob,
    backup: Backup,
    options: ReadOptions,
  ): Promise<VerifiedArchive> {
    const { filename, size } = backup;
    const verified = await verifyArchive(() => this.open(filename), { ...options, ...(size && { size }) });
    const { summary } = verified;
    const { rows, files, checksum, keyFingerprint, signedBy } = summary;
    const isForeignKey = keyFingerprint !== secretKeyFingerprint(this.lock.place.secretKey);
    const em = this.em.fork();
    await em.nativeUpdate(Restore, { id }, { isForeignKey });
    // The digest of an archive found in the store is known only now, and so are the contents of an encrypted one.
    await em.nativeUpdate(Backup, { id: backup.id, checksum: null }, { checksum });
    const signature = signedBy === null ? 'unsigned' : 'signed';
    await em.nativeUpdate(Backup, { id: backup.id, checksum }, { rows, files, signature, signedBy });
    await this.keys.refuse(backup, summary, acceptsUntrusted);
    return verified;
  }

  private async open(filename: string): Promise<AsyncIterable<Uint8Array>> {
    const bytes = await this.archives.read(filename);
    if (!bytes) throw new ArchiveRefusal('missing-file', 'the archive is not in the store any more');
    return bytes;
  }

  /** Commits together with the restored rows, so that both become visible at once. */
  private async finish(em: EntityManager, { id, actor }: RestoreJob): Promise<void> {
    const row = await em.findOneOrFail(Restore, { id });
    row.state = 'done';
    row.finishedAt = new Date();
    this.audit.record(em, { verb: 'restored', noun: 'backups', itemId: id, itemName: row.filename, actor });
    await em.flush();
  }

  private fail(id: string, problem: ReturnType<typeof problemOf>): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Restore, { id, finishedAt: null });
      if (row) this.failures.failRestore(em, row, problem);
    });
  }

  private async setState(id: string, state: RestoreState): Promise<void> {
    const fresh = { state, progressDone: 0, progressTotal: 0, seenAt: new Date() };
    await this.em.fork().nativeUpdate(Restore, { id, finishedAt: null }, fresh);
  }

  private renewLease(id: string, { done, total }: BackupProgress): Promise<number> {
    const seen = { seenAt: new Date(), progressDone: done, progressTotal: total };
    return this.em.fork().nativeUpdate(Restore, { id, finishedAt: null }, seen);
  }
}
