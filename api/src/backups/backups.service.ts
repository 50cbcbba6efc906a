import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  BackupInfo,
  BackupProgress,
  Backup as BackupResponse,
  Restore as RestoreResponse,
} from '@vitral/contracts/backups';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { BackupStore } from '../platform/storage/file-store.ts';
import type { ListQuery } from '../platform/lists/list-query.dto.ts';
import { BackupLeftoversService } from './backup-leftovers.service.ts';
import { beginBackup, MAKE_BACKUP } from './begin-backup.ts';
import { Backup, Restore } from './backups.entity.ts';
import { RunsService } from './runs.service.ts';

@Injectable()
export class BackupsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
    private readonly runs: RunsService,
    private readonly leftovers: BackupLeftoversService,
    private readonly archives: BackupStore,
  ) {}

  async list({ limit, offset }: ListQuery): Promise<Page<BackupResponse>> {
    await this.leftovers.reconcileIfDue();
    const page = await this.lists.read(Backup, {}, { limit, offset, sort: '-createdAt' });
    return page.map(toResponse);
  }

  create(viewer: Viewer): Promise<BackupResponse> {
    return this.em.transactional(async (em) => {
      await this.runs.refuseWhenBusy(em);
      const row = await beginBackup(em, 'manual', viewer.name);
      await this.jobs.add(em, MAKE_BACKUP, { id: row.id });
      const { id: itemId, filename: itemName } = row;
      this.audit.record(em, { verb: 'created', noun: 'backups', itemId, itemName });
      return toResponse(row);
    });
  }

  /** Row and archive go together: if the archive cannot be deleted, the backup stays. */
  remove(id: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const row = await em.findOne(Backup, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new AppError('backups.not-found', { id });
      if (row.state === 'running') throw new AppError('backups.not-ready', { id });
      const { origin, state, size = null, createdAt } = row;
      this.audit.record(em, {
        verb: 'deleted',
        noun: 'backups',
        itemId: id,
        itemName: row.filename,
        before: { origin, state, size, createdAt: createdAt.toISOString() },
      });
      await em.remove(row).flush();
      await this.archives.remove(row.filename);
    });
  }

  async findReady(id: string): Promise<Backup> {
    const row = await this.em.findOne(Backup, { id });
    if (!row) throw new AppError('backups.not-found', { id });
    if (row.state !== 'ready') throw new AppError('backups.not-ready', { id });
    return row;
  }

  async info(): Promise<BackupInfo> {
    await this.leftovers.reconcileIfDue();
    const newest = { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 } as const;
    const [row] = await this.em.find(Backup, { state: 'ready' }, newest);
    if (!row) throw new AppError('backups.not-found');
    return {
      filename: row.filename,
      size: row.size ?? 0,
      created: row.createdAt.toISOString(),
      downloadUrl: `/api/backups/${row.id}/file`,
    };
  }
}

const copyBackup = serializer<Backup, Omit<BackupResponse, 'progress'>>(Backup, {
  progressDone: 'omitted',
  progressTotal: 'omitted',
  seenAt: 'omitted',
});
const copyRestore = serializer<Restore, Omit<RestoreResponse, 'progress'>>(Restore, {
  progressDone: 'omitted',
  progressTotal: 'omitted',
  seenAt: 'omitted',
});

export const toResponse = (row: Backup): BackupResponse => ({
  ...copyBackup(row),
  progress: row.state === 'running' ? progressOf(row) : null,
});

export const toRestoreResponse = (row: Restore): RestoreResponse => ({
  ...copyRestore(row),
  progress: row.finishedAt ? null : progressOf(row),
});

const progressOf = ({ progressDone, progressTotal }: Backup | Restore): BackupProgress => ({
  done: progressDone,
  total: progressTotal,
});
