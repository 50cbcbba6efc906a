import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupOrigin } from '@vitral/contracts/backups';
import { recipientsOf } from '../backup-keys/index.ts';
import { ARCHIVE_EXTENSION, ENCRYPTED_EXTENSION, type WriteOptions } from './archive/archive.ts';
import { Backup } from './backups.entity.ts';

export const MAKE_BACKUP = 'make-backup';
export const RESTORE_BACKUP = 'restore-backup';
export const SCHEDULE_BACKUPS = 'schedule-backups';

/** Time limit of a job that writes or restores an archive. */
export const JOB_LIMIT_SECONDS = 12 * 60 * 60;

/** Returns a name such as `vitral-20261122-045515-9f3c2a7b.tar`: start time in UTC and a random suffix; `.tar.age` if encrypted. */
export function newArchiveName(moment = new Date(), isEncrypted = false): string {
  const digits = moment.toISOString().replace(/\D/g, '').slice(0, 14);
  const tail = randomBytes(4).toString('hex');
  return `vitral-${digits.slice(0, 8)}-${digits.slice(8)}-${tail}.${ARCHIVE_EXTENSION}${isEncrypted ? `.${ENCRYPTED_EXTENSION}` : ''}`;
}

/**
 * Creates the row of a backup to be made for the keys of the moment. `seenAt` is later than `createdAt` once a server
 * works on it.
 */
export async function beginBackup(
  em: EntityManager,
  origin: BackupOrigin,
  actorName: string | null,
): Promise<Backup> {
  const now = new Date();
  const recipients = await recipientsOf(em);
  const isEncrypted = recipients.length > 0;
  const row = em.create(Backup, {
    filename: newArchiveName(now, isEncrypted),
    origin,
    state: 'running',
    encryption: isEncrypted ? 'keys' : 'none',
    recipients,
    actorName,
    createdAt: now,
    seenAt: now,
  });
  await em.persist(row).flush();
  return row;
}

/** Returns how the archive of a backup is to be encrypted. */
export const readersOf = ({ recipients }: Pick<Backup, 'recipients'>): Pick<WriteOptions, 'readers'> =>
  recipients.length === 0 ? {} : { readers: { recipients: recipients.map(({ publicKey }) => publicKey) } };
