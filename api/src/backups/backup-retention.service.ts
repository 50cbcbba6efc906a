import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { BackupOrigin } from '@vitral/contracts';
import { BackupStore } from '../platform/storage/backup-store.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { Backup } from './backups.entity.ts';

const MAX_BEFORE_RESTORE = 3;

/** Deletes scheduled and pre-restore backups that newer ones have replaced. */
@Injectable()
export class BackupRetentionService {
  private readonly logger = new Logger(BackupRetentionService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SettingsService,
    private readonly archives: BackupStore,
  ) {}

  async apply(): Promise<void> {
    const { kept } = (await this.settings.current()).backups;
    await this.deleteAllButNewest('scheduled', kept);
    await this.deleteAllButNewest('before-restore', MAX_BEFORE_RESTORE);
  }

  /** Counts ready and failed backups separately, so that failures do not displace good backups. */
  private async deleteAllButNewest(origin: BackupOrigin, kept: number): Promise<void> {
    for (const state of ['ready', 'failed'] as const) {
      const old = await this.em
        .fork()
        .find(Backup, { origin, state }, { orderBy: { createdAt: 'desc', id: 'desc' }, offset: kept });
      for (const { id, filename } of old) await this.remove(id, filename);
    }
  }

  /** A backup that cannot be deleted now is deleted by the next run. */
  private async remove(id: string, filename: string): Promise<void> {
    const removing = this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Backup, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) return;
      await em.remove(row).flush();
      await this.archives.remove(filename);
    });
    await removing.catch((error: unknown) => {
      this.logger.warn({ err: error, backup: filename }, 'An old backup could not be removed yet');
    });
  }
}
