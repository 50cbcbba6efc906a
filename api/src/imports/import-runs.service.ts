import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalNotifications } from '../personal-notifications/index.ts';
import { runFor } from '../platform/access/request-scope.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { type Importer, Importers } from '../platform/imports/importers.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import type { Attempt } from '../platform/jobs/queues.ts';
import { checkRows } from './check-rows.ts';
import { Import, ImportedItem, ImportProgress } from './imports.entity.ts';

export const IMPORT_JOB = 'import';
const RETRIES = 2;
/** Number of items added between two reports of the progress. */
const PART = 200;

interface ImportOrder {
  id: string;
}

/** Runs imports as jobs: a single transaction adds all items and ends the job. */
@Injectable()
export class ImportRuns implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly importers: Importers,
    private readonly jobs: Jobs,
    private readonly notifications: PersonalNotifications,
  ) {}

  onModuleInit(): void {
    this.jobs.define<ImportOrder>(IMPORT_JOB, (order, attempt) => this.run(order, attempt), {
      retries: RETRIES,
      retrySeconds: 5,
    });
  }

  private async run({ id }: ImportOrder, attempt: Attempt): Promise<void> {
    try {
      await this.em.fork().transactional(async (em) => {
        const row = await lockRow(em, Import, id, 'imports.not-found');
        await this.importRows(em, row);
        await this.end(em, row);
        await attempt.finish(em);
      });
    } catch (error) {
      if (attempt.retry >= RETRIES) await this.fail(id);
      throw error;
    }
  }

  /** Checks the rows again, since stored items may have changed, and adds all of them or none. */
  private async importRows(em: EntityManager, row: Import): Promise<void> {
    const { noun, actorId, actorName, fileName: itemName } = row;
    const importer = this.importers.of(noun);
    await em.populate(row, ['rows']);
    const { inputs, problems, badRows } = await checkRows(em, importer, row.rows ?? [], row.language);
    em.assign(row, { problems, badRows, goodRows: inputs.length });
    if (inputs.length === 0 || (badRows > 0 && !row.withoutBadRows)) {
      row.state = 'refused';
      return;
    }
    await runFor({ id: actorId, name: actorName }, async () => {
      const added = await this.addParts(em, row.id, importer, inputs);
      em.assign(row, { state: 'done', added });
      const after = { importedNoun: noun, added };
      this.audit.record(em, { verb: 'created', noun: 'imports', itemId: row.id, itemName, after });
    });
  }

  /** Adds the items in parts and reports each part. Each part has its own entity manager, so that memory stays limited. */
  private async addParts(
    em: EntityManager,
    id: string,
    importer: Importer,
    inputs: object[],
  ): Promise<number> {
    let added = 0;
    for (let start = 0; start < inputs.length; start += PART) {
      const part = em.fork({ keepTransactionContext: true });
      const items = await importer.add(part, inputs.slice(start, start + PART));
      await part.flush();
      await part.insertMany(
        ImportedItem,
        items.map(({ id: itemId }) => ({ import: id, itemId })),
      );
      added += items.length;
      await this.em.fork().upsert(ImportProgress, { importId: id, done: added });
    }
    return added;
  }

  private async fail(id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const row = await lockRow(em, Import, id, 'imports.not-found', { state: 'waiting' });
      row.state = 'failed';
      await this.end(em, row);
    });
  }

  /** Deletes the stored rows, and notifies the person who started the import. */
  private async end(em: EntityManager, row: Import): Promise<void> {
    em.assign(row, { rows: null, finishedAt: new Date() });
    await em.flush();
    await em.nativeDelete(ImportProgress, { importId: row.id });
    const { id: itemId, noun, actorId, state } = row;
    const kind = state === 'done' ? 'imported' : 'import-failed';
    await this.notifications.notify(em, [actorId], { kind, noun: `imports/${noun}`, itemId });
  }
}
