import { needsAcceptance, trustOf } from '@vitral/contracts/backup-keys';
import { Injectable } from '@nestjs/common';
import { BackupKeysService } from '../backup-keys/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { BackupStore } from '../platform/storage/file-store.ts';
import { ArchiveRefusal, type ArchiveSummary } from './archive/archive.ts';
import { openFileKey, readHeader } from './archive/encryption.ts';
import type { Backup } from './backups.entity.ts';

/** Decides before and during a restore who may open an archive and whether anybody vouches for it. */
@Injectable()
export class ArchiveKeys {
  constructor(
    private readonly keys: BackupKeysService,
    private readonly archives: BackupStore,
  ) {}

  /** Throws `backups.untrusted` for an archive that is known to need an acceptance. */
  async refuseUntrusted(backup: Backup): Promise<void> {
    const trust = trustOf({ ...backup, signedBy: backup.signedBy ?? null }, await this.keys.list());
    if (needsAcceptance(trust, backup.origin)) throw new AppError('backups.untrusted');
  }

  /**
   * Returns the key of the archive's file, which `key` opens; null if the archive is not encrypted. Throws
   * `backups.key-required` or `backups.wrong-key`.
   */
  async open({ filename, encryption }: Backup, key: string | null): Promise<Uint8Array | null> {
    if (encryption === 'none') return null;
    if (key === null) throw new AppError('backups.key-required');
    const fileKey = await this.unlock(filename, key).catch((error: unknown) => {
      if (!(error instanceof ArchiveRefusal)) throw error;
      throw new AppError('backups.refused', { problem: error.problem });
    });
    if (!fileKey) throw new AppError('backups.wrong-key');
    return fileKey;
  }

  private async unlock(filename: string, key: string): Promise<Uint8Array | null> {
    const bytes = await this.archives.read(filename);
    if (!bytes) throw new ArchiveRefusal('missing-file', 'the archive is not in the store any more');
    const header = await readHeader(bytes);
    if (!header) throw new ArchiveRefusal('changed', 'it is not encrypted any more');
    return openFileKey(header, key);
  }

  /** Throws ArchiveRefusal if a verified archive differs from what its row says, or if nobody vouches for it. */
  async refuse(backup: Backup, summary: ArchiveSummary, acceptsUntrusted: boolean): Promise<void> {
    if (backup.checksum && backup.checksum !== summary.checksum)
      throw new ArchiveRefusal('changed', 'it is not the archive that was stored under this name');
    const { signedBy } = summary;
    const signature = signedBy === null ? 'unsigned' : 'signed';
    const trust = trustOf({ signature, signedBy }, await this.keys.list());
    if (needsAcceptance(trust, backup.origin) && !acceptsUntrusted)
      throw new ArchiveRefusal('untrusted', 'neither this site nor a trusted one signed it');
  }
}
