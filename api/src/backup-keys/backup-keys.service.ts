import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BackupKey as BackupKeyResponse, BackupKeys } from '@vitral/contracts/backup-keys';
import type { BackupRecipient } from '@vitral/contracts/backups';
import { LIMITS } from '@vitral/contracts/limits';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { BackupKeyDto } from './backup-keys.dto.ts';
import { BackupKey } from './backup-keys.entity.ts';
import { checkPublicKey } from './public-keys.ts';
import { SiteKey } from './site-key.ts';

/** An arbitrary advisory lock id. It serializes parallel requests that add a key. */
const KEYS_LOCK = 6_183_550_111;

const oldest = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;

/** Manages the public keys of backups. Private keys of recipients never reach the server except to restore. */
@Injectable()
export class BackupKeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly configuration: Configuration,
  ) {}

  list(): Promise<BackupKeys> {
    return backupKeysOf(this.em.fork(), this.configuration.secretKey);
  }

  create(viewer: Viewer, { kind, name, publicKey }: BackupKeyDto): Promise<BackupKeyResponse> {
    checkPublicKey(kind, publicKey);
    return this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [KEYS_LOCK]);
      if (await em.count(BackupKey, { kind, publicKey })) throw new AppError('backup-keys.taken');
      if ((await em.count(BackupKey, { kind })) >= LIMITS.backupKeys)
        throw new AppError('backup-keys.too-many', { max: LIMITS.backupKeys });
      const row = em.create(BackupKey, { kind, name, publicKey, createdBy: viewer.name });
      await em.persist(row).flush();
      this.audit.record(em, { verb: 'created', ...audited(row), after: { kind, publicKey } });
      return toResponse(row);
    });
  }

  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, BackupKey, id, 'backup-keys.not-found');
      const { kind, publicKey } = row;
      this.audit.record(em, { verb: 'deleted', ...audited(row), before: { kind, publicKey } });
      await em.remove(row).flush();
    });
  }
}

/** Returns the keys for which the next backup is encrypted. */
export async function recipientsOf(em: EntityManager): Promise<BackupRecipient[]> {
  const rows = await em.find(BackupKey, { kind: 'recipient' }, oldest);
  return rows.map(({ name, publicKey }) => ({ name, publicKey }));
}

export async function backupKeysOf(em: EntityManager, secretKey: string): Promise<BackupKeys> {
  const keys = (await em.find(BackupKey, {}, oldest)).map(toResponse);
  return { signingKey: new SiteKey(secretKey).publicKey, keys };
}

const audited = ({ id, name }: BackupKey) => ({ noun: 'backup-keys', itemId: id, itemName: name }) as const;

const toResponse = serializer<BackupKey, BackupKeyResponse>(BackupKey);
