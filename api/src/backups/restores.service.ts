import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Restore as RestoreResponse } from '@vitral/contracts/backups';
import type { Viewer } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { BackupsService, toRestoreResponse } from './backups.service.ts';
import type { RestoreDto } from './backups.dto.ts';
import { RESTORE_BACKUP } from './begin-backup.ts';
import { type RestoreJob } from './restore-runner.service.ts';
import { Restore } from './backups.entity.ts';
import { RunsService } from './runs.service.ts';

@Injectable()
export class RestoresService {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
    private readonly backups: BackupsService,
    private readonly runs: RunsService,
  ) {}

  async latest(): Promise<RestoreResponse | null> {
    const [row] = await this.em.find(Restore, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 });
    return row ? toRestoreResponse(row) : null;
  }

  async create(
    { id, name }: Viewer,
    backupId: string,
    { confirmation }: RestoreDto,
  ): Promise<RestoreResponse> {
    const { filename } = await this.backups.findReady(backupId);
    if (confirmation !== filename) throw new AppError('backups.not-confirmed');
    return this.em.transactional(async (em) => {
      await this.runs.refuseWhenBusy(em);
      const now = new Date();
      const row = em.create(Restore, {
        filename,
        state: 'verifying',
        actorName: name,
        createdAt: now,
        seenAt: now,
      });
      await em.persist(row).flush();
      const job: RestoreJob = { id: row.id, backupId, actor: { id, name } };
      await this.jobs.add(em, RESTORE_BACKUP, job);
      return toRestoreResponse(row);
    });
  }
}
