import { hash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import type { BackupLink } from '@vitral/contracts/backups';
import { AuditService } from '../platform/audit/audit.service.ts';
import { type FileStore, BackupStore } from '../platform/storage/file-store.ts';
import type { FileDescription } from '../platform/storage/send-file.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { ARCHIVE_TYPE } from './archive/archive.ts';
import { Backup } from './backups.entity.ts';
import { BackupsService } from './backups.service.ts';

const LINK_LIFETIME_MS = 5 * 60_000;
const TOKEN = /^[\w-]{43}$/;

@Injectable()
export class BackupDownloadsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly backups: BackupsService,
    private readonly archives: BackupStore,
  ) {}

  /** Each read of `store` is audited as a download, whatever range it has; HEAD and 304 read nothing. */
  async find(id: string): Promise<{ store: Pick<FileStore, 'read'>; file: FileDescription }> {
    const row = await this.backups.findReady(id);
    const { filename, size, checksum } = row;
    // An archive found in the store has no digest yet; its bytes never change either.
    const file = { filename, mimeType: ARCHIVE_TYPE, fileSize: size ?? 0, checksum: checksum ?? id };
    return { store: { read: (name, range) => this.read(row, name, range) }, file };
  }

  private async read(
    { id: itemId, filename: itemName }: Backup,
    ...[name, range]: Parameters<FileStore['read']>
  ) {
    const bytes = await this.archives.read(name, range);
    if (!bytes) return bytes;
    try {
      const entry = { verb: 'downloaded', noun: 'backups', itemId, itemName } as const;
      await this.em.fork().transactional(async (em) => this.audit.record(em, entry));
    } catch (error) {
      bytes.destroy();
      throw error;
    }
    return bytes;
  }

  /** Creates a link for one download without a session. A backup has at most one, the newest. */
  createLink(id: string, origin: string): Promise<BackupLink> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
    return this.em.transactional(async (em) => {
      const row = await em.findOne(Backup, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new AppError('backups.not-found', { id });
      if (row.state !== 'ready') throw new AppError('backups.not-ready', { id });
      row.linkHash = hash('sha256', token);
      row.linkExpiresAt = expiresAt;
      this.audit.record(em, { verb: 'shared', noun: 'backups', itemId: id, itemName: row.filename });
      return {
        address: `${origin}/api/backups/download/${token}`,
        expiresAt: expiresAt.toISOString(),
      };
    });
  }

  async findByLink(token: string): Promise<Backup> {
    const row = TOKEN.test(token) ? await this.em.findOne(Backup, validLink(token)) : null;
    if (!row) throw new AppError('backups.link-invalid');
    return row;
  }

  /** Consumes the link. Concurrent requests are refused; if the archive cannot be opened, the link stays valid. */
  async openLink(token: string): Promise<{ backup: Backup; bytes: Readable }> {
    const { filename } = await this.findByLink(token);
    const bytes = await this.archives.read(filename);
    if (!bytes) throw new AppError('backups.link-invalid');
    try {
      return { backup: await this.consume(token), bytes };
    } catch (error) {
      bytes.destroy();
      throw error;
    }
  }

  private consume(token: string): Promise<Backup> {
    return this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Backup, validLink(token), { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new AppError('backups.link-invalid');
      row.linkHash = null;
      row.linkExpiresAt = null;
      const { id: itemId, filename: itemName } = row;
      this.audit.record(em, { verb: 'downloaded', noun: 'backups', itemId, itemName });
      return row;
    });
  }
}

const validLink = (token: string) => ({
  linkHash: hash('sha256', token),
  linkExpiresAt: { $gt: new Date() },
  state: 'ready' as const,
});
