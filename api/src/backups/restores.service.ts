import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Restore as RestoreResponse } from '@vitral/contracts/backups';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { BackupsService, toRestoreResponse } from './backups.service.ts';
import type { RestoreDto } from './backups.dto.ts';
import { RESTORE_BACKUP } from './begin-backup.ts';
import { ArchiveKeys } from './archive-keys.ts';
import { type RestoreJob, RestoreRunnerService } from './restore-runner.service.ts';
import { Restore } from './backups.entity.ts';
import { RunsService } from './runs.service.ts';

@Injectable()
export class RestoresService {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly backups: BackupsService,
    private readonly runs: RunsService,
    private readonly keys: ArchiveKeys,
    private readonly runner: RestoreRunnerService,
  ) {}

  async latest(): Promise<RestoreResponse | null> {
    const [row] = await this.em.find(Restore, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 });
    return row ? toRestoreResponse(row) : null;
  }

  async create(viewer: Viewer, backupId: string, input: RestoreDto): Promise<RestoreResponse> {
    const { confirmation, key = null, acceptsUntrusted = false } = input;
    const backup = await this.backups.findReady(backupId);
    const { filename } = backup;
    if (confirmation !== filename) throw new AppError('backups.not-confirmed');
    if (!acceptsUntrusted) await this.keys.refuseUntrusted(backup);
    const fileKey = await this.keys.open(backup, key);
    const job = { backupId, actor: { id: viewer.id, name: viewer.name }, acceptsUntrusted };
    const restore = await this.em.transactional(async (em) => {
      await this.runs.refuseWhenBusy(em);
      const now = new Date();
      const row = em.create(Restore, {
        filename,
        state: 'verifying',
        actorName: viewer.name,
        createdAt: now,
        seenAt: now,
      });
      await em.persist(row).flush();
      if (!fileKey) await this.jobs.add(em, RESTORE_BACKUP, { ...job, id: row.id } satisfies RestoreJob);
      return toRestoreResponse(row);
    });
    if (fileKey) this.runner.runHere({ ...job, id: restore.id }, fileKey);
    return restore;
  }
}
