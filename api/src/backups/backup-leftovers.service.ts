import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { ArchiveEncryption } from '@vitral/contracts/backups';
import { Configuration } from '../platform/config/configuration.ts';
import { isAlone, leftoversBefore } from '../platform/storage/leftovers.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { type StoredName, BackupStore } from '../platform/storage/file-store.ts';
import { ArchiveRefusal } from './archive/archive.ts';
import { encryptionOf, readHeader } from './archive/encryption.ts';
import { Backup } from './backups.entity.ts';

/** Interval between two checks of the store, since the console polls the list. */
const RECONCILE_INTERVAL_MS = 10_000;

/**
 * Store and rows may differ: the command line writes archives without rows, a crash leaves partial ones, and people
 * delete some.
 */
@Injectable()
export class BackupLeftoversService implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(BackupLeftoversService.name);
  private reconciledAt = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly archives: BackupStore,
    private readonly configuration: Configuration,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('backup-leftovers', () => this.tidy(), { cron: '57 * * * *', retries: 0 });
  }

  onApplicationBootstrap(): void {
    if (!isAlone(this.configuration)) return;
    this.tidy().catch((error: unknown) => {
      this.logger.error({ err: error }, 'The backup store could not be cleaned up');
    });
  }

  /** Reconciles before a list is shown. An error of the store does not fail the list. */
  async reconcileIfDue(): Promise<void> {
    if (Date.now() < this.reconciledAt + RECONCILE_INTERVAL_MS) return;
    this.reconciledAt = Date.now();
    await this.reconcile().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The backup store could not be listed');
    });
  }

  async reconcile(): Promise<void> {
    const em = this.em.fork();
    // Read before the store is listed, so that archives added or deleted in between have a row.
    const rows = await em.find(Backup, { state: 'ready' }, { fields: ['filename'] });
    const stored = new Map<string, StoredName>();
    for await (const found of this.archives.names()) stored.set(found.name, found);

    const gone = rows.filter(({ filename }) => !stored.has(filename));
    const ids = gone.map(({ id }) => id);
    if (ids.length > 0) {
      const failed = { state: 'failed', problem: 'missing-file', linkHash: null } as const;
      await em.nativeUpdate(Backup, { id: { $in: ids }, state: 'ready' }, failed);
    }
    const known = await em.find(Backup, { filename: { $in: [...stored.keys()] } }, { fields: ['filename'] });
    for (const { filename } of known) stored.delete(filename);
    if (stored.size > 0) await this.adopt(em, [...stored.values()]);
  }

  /** Row and file counts and the signature stay unknown until one of them is restored. */
  private async adopt(em: EntityManager, found: StoredName[]): Promise<void> {
    const rows = [];
    for (const { name: filename, writtenAt, fileSize: size } of found) {
      const encryption = await this.encryptionOf(filename);
      const times = { createdAt: writtenAt, finishedAt: writtenAt, seenAt: writtenAt };
      const made = { origin: 'command-line', state: 'ready', signature: 'unknown' } as const;
      rows.push({ ...made, ...times, filename, size, encryption });
    }
    await em.upsertMany(Backup, rows, { onConflictFields: ['filename'], onConflictAction: 'ignore' });
    this.logger.log(`${rows.length} archives without a row were found in the backup store`);
  }

  /** A damaged header is found when the archive is restored. */
  private async encryptionOf(filename: string): Promise<ArchiveEncryption> {
    const bytes = await this.archives.read(filename);
    try {
      return encryptionOf(bytes && (await readHeader(bytes)));
    } catch (error) {
      if (error instanceof ArchiveRefusal) return 'keys';
      throw error;
    }
  }

  private async tidy(): Promise<void> {
    const count = await this.archives.sweep(leftoversBefore(this.configuration));
    if (count > 0) this.logger.log(`${count} partial archives were deleted`);
    await this.reconcile();
  }
}
