import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BackupProblem } from '@vitral/contracts/backups';
import { Notifications } from '../notifications/index.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { isDatabaseUnavailable } from '../platform/database/database-errors.ts';
import { StorageFull } from '../platform/storage/file-store.ts';
import { ArchiveRefusal } from './archive/archive.ts';
import { Backup, type Restore } from './backups.entity.ts';

const DAY_MS = 24 * 3_600_000;

@Injectable()
export class BackupFailures {
  constructor(
    private readonly audit: AuditService,
    private readonly notifications: Notifications,
  ) {}

  /** Runs in the caller's transaction. Repeated failures of the schedule notify once a day. */
  async failBackup(em: EntityManager, row: Backup, problem: BackupProblem): Promise<void> {
    const isFirstToday = row.origin !== 'scheduled' || !(await hasFailedToday(em, row));
    row.state = 'failed';
    row.problem = problem;
    row.finishedAt = new Date();
    const { id: itemId, filename: itemName, origin } = row;
    this.audit.record(em, { verb: 'failed', noun: 'backups', itemId, itemName, after: { origin, problem } });
    // The restore itself reports this failure.
    if (origin === 'before-restore' || !isFirstToday) return;
    await this.notifications.notify(em, 'backup-failures', 'backup-failure', {
      filename: row.filename,
      problem,
    });
  }

  /** Runs in the caller's transaction. No notification: the admin who started it watches its progress. */
  failRestore(em: EntityManager, row: Restore, problem: BackupProblem): void {
    row.state = 'failed';
    row.problem = problem;
    row.finishedAt = new Date();
    this.audit.record(em, {
      verb: 'failed',
      noun: 'backups',
      itemId: row.id,
      itemName: row.filename,
      after: { restore: true, problem },
    });
  }
}

async function hasFailedToday(em: EntityManager, { id }: Backup): Promise<boolean> {
  const dayAgo = new Date(Date.now() - DAY_MS);
  const failed = {
    origin: 'scheduled',
    state: 'failed',
    finishedAt: { $gt: dayAgo },
    id: { $ne: id },
  } as const;
  return (await em.count(Backup, failed)) > 0;
}

export function problemOf(error: unknown, signal?: AbortSignal): BackupProblem {
  if (signal?.aborted || isDatabaseUnavailable(error)) return 'interrupted';
  if (error instanceof ArchiveRefusal) return error.problem;
  return error instanceof StorageFull ? 'storage-full' : 'unknown';
}
