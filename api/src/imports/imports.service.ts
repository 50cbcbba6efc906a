import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Import as ImportResponse,
  IMPORT_PAGES,
  type ImportedNoun,
  importPermission,
  type ImportSummary,
} from '@vitral/contracts/imports';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Lists, type Page } from '../platform/lists/lists.ts';
import type { ImportsQuery, ImportStartDto } from './imports.dto.ts';
import { Import, ImportProgress } from './imports.entity.ts';
import { toResponse, toSummary } from './imports.response.ts';
import { IMPORT_JOB } from './import-runs.service.ts';

@Injectable()
export class ImportsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly jobs: Jobs,
    private readonly notifications: PersonalNotifications,
  ) {}

  onModuleInit(): void {
    for (const noun of Object.keys(IMPORT_PAGES) as ImportedNoun[])
      this.notifications.describe(`imports/${noun}`, {
        permission: importPermission(noun),
        names: readNames,
      });
  }

  async list(noun: ImportedNoun, { limit, offset }: ImportsQuery): Promise<Page<ImportSummary>> {
    const page = await this.lists.read(Import, { noun }, { limit, offset, sort: '-createdAt' });
    return page.map(toSummary);
  }

  async get(noun: ImportedNoun, id: string): Promise<ImportResponse> {
    const row = await this.em.findOne(Import, { id, noun });
    if (!row) throw new AppError('imports.not-found', { id });
    const isRunning = row.state === 'waiting';
    const progress = isRunning && (await this.em.findOne(ImportProgress, { importId: id }));
    return toResponse(row, progress ? progress.done : 0);
  }

  /** Adds the job that imports a checked file. Refuses a file that is already imported, until that import is undone. */
  start(
    noun: ImportedNoun,
    { id: actorId, name: actorName }: Viewer,
    id: string,
    { withoutBadRows }: ImportStartDto,
  ): Promise<ImportResponse> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, Import, id, 'imports.not-found', { noun });
      if (row.state !== 'checked') throw new AppError('imports.not-startable', { id });
      if (row.goodRows === 0 || (row.badRows > 0 && !withoutBadRows))
        throw new AppError('imports.bad-rows', { id });
      await refuseRepeated(em, row);
      em.assign(row, { state: 'waiting', withoutBadRows, actorId, actorName });
      await em.flush();
      await this.jobs.add(em, IMPORT_JOB, { id });
      return toResponse(row);
    });
  }
}

/** Refuses a file whose rows another import added or is about to add. The check holds until the transaction ends. */
async function refuseRepeated(em: EntityManager, { id, noun, digest }: Import): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`import of ${noun}: ${digest}`]);
  const others = { id: { $ne: id }, noun, digest, state: { $in: ['waiting', 'done'] as const } };
  const other = await em.findOne(Import, others, { orderBy: { createdAt: 'desc' } });
  if (other) throw new AppError('imports.repeated', { fileName: other.fileName });
}

async function readNames(em: EntityManager, ids: string[]): Promise<Map<string, string>> {
  const rows = await em.find(Import, { id: { $in: ids } }, { fields: ['fileName'] });
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
}
