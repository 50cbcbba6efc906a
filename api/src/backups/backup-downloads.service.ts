import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.ts';
import { BackupStore } from '../platform/storage/backup-store.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import type { FileDescription } from '../platform/storage/send-file.ts';
import { ARCHIVE_TYPE } from './archive/archive-format.ts';
import type { Backup } from './backups.entity.ts';
import { BackupsService } from './backups.service.ts';

export interface DownloadableArchive {
  /** A read from the first byte on is audited as a download; HEAD and 304 read nothing. */
  store: Pick<FileStore, 'read'>;
  file: FileDescription;
}

/** Sends archives to accounts that may download all of them. */
@Injectable()
export class BackupDownloadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly backups: BackupsService,
    private readonly archives: BackupStore,
  ) {}

  async find(id: string): Promise<DownloadableArchive> {
    const row = await this.backups.findReady(id);
    const { filename, size, checksum } = row;
    return {
      store: { read: (name, range) => this.read(row, name, range) },
      // An archive found in the store has no digest yet; its bytes never change either.
      file: { filename, mimeType: ARCHIVE_TYPE, fileSize: size ?? 0, checksum: checksum ?? id },
    };
  }

  private async read(
    { id: itemId, filename: itemName }: Backup,
    ...[name, range]: Parameters<FileStore['read']>
  ) {
    const bytes = await this.archives.read(name, range);
    if (!bytes || range?.start) return bytes;
    try {
      await this.em.fork().transactional((em) => {
        this.audit.record(em, { verb: 'downloaded', noun: 'backups', itemId, itemName });
        return Promise.resolve();
      });
    } catch (error) {
      bytes.destroy();
      throw error;
    }
    return bytes;
  }
}
