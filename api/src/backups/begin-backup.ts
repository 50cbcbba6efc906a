import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupOrigin } from '@vitral/contracts/backups';
import { ARCHIVE_EXTENSION } from './archive/archive.ts';
import { Backup } from './backups.entity.ts';

export const MAKE_BACKUP = 'make-backup';
export const RESTORE_BACKUP = 'restore-backup';
export const SCHEDULE_BACKUPS = 'schedule-backups';

/** Time limit of a job that writes or restores an archive. */
export const JOB_LIMIT_SECONDS = 12 * 60 * 60;

/** Returns a name such as `vitral-20261122-045515-9f3c2a7b.tar`: start time in UTC and a random suffix. */
export function newArchiveName(moment = new Date()): string {
  const digits = moment.toISOString().replace(/\D/g, '').slice(0, 14);
  const tail = randomBytes(4).toString('hex');
  return `vitral-${digits.slice(0, 8)}-${digits.slice(8)}-${tail}.${ARCHIVE_EXTENSION}`;
}

/** Creates the row of a backup to be made. `seenAt` is later than `createdAt` once a server works on it. */
export async function beginBackup(
  em: EntityManager,
  origin: BackupOrigin,
  actorName: string | null,
): Promise<Backup> {
  const now = new Date();
  const row = em.create(Backup, {
    filename: newArchiveName(now),
    origin,
    state: 'running',
    actorName,
    createdAt: now,
    seenAt: now,
  });
  await em.persist(row).flush();
  return row;
}
