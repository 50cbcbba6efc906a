import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupOrigin } from '@vitral/contracts';
import { newArchiveName } from './archive-name.ts';
import { Backup } from './backups.entity.ts';

/** The row of an archive that is to be made. Once somebody works on it, `seenAt` is later than `createdAt`. */
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
