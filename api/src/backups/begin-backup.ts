import type { EntityManager } from '@mikro-orm/postgresql';
import type { BackupOrigin } from '@vitral/contracts';
import { newArchiveName } from './archive-name.ts';
import { Backup } from './backups.entity.ts';

/** Creates the row of a backup that is to be made. Its first heartbeat moves `seenAt` past `createdAt`. */
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
