import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Dated, until } from '../platform/changes/query-cache.ts';
import { type OpenWork, WorkQueue } from '../work-queue/index.ts';
import { Backup } from './backups.entity.ts';

const A_DAY_MS = 24 * 3_600_000;
const PAGE = '/admin/backups';

/** Offers the newest backup once it is older than a day, or reports that there is none. */
@Injectable()
export class BackupsWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'backups-late',
      severity: 'overdue',
      permission: 'backups.write',
      page: PAGE,
      tables: ['backup'],
      read: readLateBackup,
    });
  }
}

async function readLateBackup(em: EntityManager): Promise<Dated<OpenWork>> {
  const [newest] = await em.find(
    Backup,
    { state: 'ready' },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1, fields: ['filename', 'createdAt'] },
  );
  if (!newest) return { value: { count: 1, items: [] }, freshUntil: until(null, 0) };
  const { filename, createdAt } = newest;
  if (createdAt.getTime() + A_DAY_MS > Date.now()) {
    return { value: { count: 0, items: [] }, freshUntil: until(createdAt, A_DAY_MS) };
  }
  const item = { title: filename, at: createdAt.toISOString(), path: PAGE };
  return { value: { count: 1, items: [item] }, freshUntil: until(null, 0) };
}
