import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { AuditVerb } from '@vitral/contracts/audit';
import type { ContentItem, UseConfirmation } from '@vitral/contracts/content';
import { TRASH_DAYS } from '@vitral/contracts/trash';
import { AuditService } from '../platform/audit/audit.service.ts';
import { lockRow } from '../platform/database/lock-row.ts';
import { keepVersion } from '../platform/entities/columns.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { toResponse } from './content.service.ts';
import { ContentUsesService } from './content-uses.service.ts';
import { Content, ContentVariant } from './content.entity.ts';
import { inTrash, notInTrash } from './content.filters.ts';
import { ifFilesMayBeRemoved } from './staged-files.ts';

const DAY_MS = 24 * 3_600_000;

/** Moves items into and out of the trash, and deletes them permanently, at the latest after `TRASH_DAYS`. */
@Injectable()
export class ContentTrashService implements OnModuleInit {
  private readonly logger = new Logger(ContentTrashService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly files: FileStore,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
    private readonly uses: ContentUsesService,
  ) {}

  onModuleInit(): void {
    this.jobs.define('content-trash', () => this.purgeExpired(), { cron: '17 * * * *', retries: 0 });
  }

  async remove(id: string, meant: UseConfirmation): Promise<void> {
    await this.em.transactional(async (em) => {
      const row = await lockRow(em, Content, id, 'content.not-found', notInTrash());
      await this.move(em, [row], new Date(), meant);
    });
  }

  restore(id: string): Promise<ContentItem> {
    return this.em.transactional(async (em) => {
      const row = await lockRow(em, Content, id, 'content.not-found', inTrash());
      await this.move(em, [row], null);
      return { ...toResponse(row), deletedAt: null };
    });
  }

  /** Moves items into the trash, or out of it for null. Their version and dates stay. */
  async move(
    em: EntityManager,
    rows: Content[],
    deletedAt: Date | null,
    meant: UseConfirmation = {},
  ): Promise<void> {
    const ids = rows.map(({ id }) => id);
    await em.nativeUpdate(Content, { id: { $in: ids } }, { deletedAt, ...keepVersion() });
    const moved = deletedAt?.toISOString() ?? null;
    const changes = rows
      .map(toResponse)
      .map((before) => ({ before, after: { ...before, deletedAt: moved } }));
    await this.uses.refuseIfUsed(em, rows, changes, meant);
    for (const { before, after } of changes)
      this.record(em, deletedAt ? 'deleted' : 'restored', before, after);
  }

  /**
   * Deletes the row before the file, so that a crash in between leaves a file for the sweep, never a row without its
   * file.
   */
  async deletePermanently(id: string, meant: UseConfirmation): Promise<void> {
    let names: string[] = [];
    await this.em.transactional(async (em) => {
      const row = await lockRow(em, Content, id, 'content.not-found', inTrash());
      await this.uses.refuseIfUsed(em, [row], [{ before: toResponse(row), after: null }], meant);
      names = await this.erase(em, [row]);
    });
    await this.removeFiles(names);
  }

  /** Deletes items that have expired in the trash and returns their number. Servers that run it at the same time share the work. */
  async purgeExpired(): Promise<number> {
    const moment = new Date(Date.now() - TRASH_DAYS * DAY_MS);
    let count = 0;
    for (;;) {
      const { rows, names } = await this.em.fork().transactional((em) => this.eraseExpired(em, moment));
      await this.removeFiles(names);
      count += rows;
      if (rows === 0) break;
    }
    if (count > 0) this.logger.log(`${count} items left the trash after ${TRASH_DAYS} days`);
    return count;
  }

  private async eraseExpired(em: EntityManager, moment: Date) {
    const rows = await em.find(
      Content,
      { deletedAt: { $lt: moment } },
      { orderBy: { id: 'asc' }, limit: 100, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    return { rows: rows.length, names: await this.erase(em, rows) };
  }

  /** Deletes the rows and returns the names of the files to remove once the transaction is committed. */
  private async erase(em: EntityManager, rows: Content[]): Promise<string[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const variants = await em.find(ContentVariant, { content: { $in: ids } }, { fields: ['filename'] });
    await em.nativeDelete(Content, { id: { $in: ids } });
    for (const row of rows) this.record(em, 'deleted', toResponse(row));
    return [...rows, ...variants].map(({ filename }) => filename);
  }

  private record(em: EntityManager, verb: AuditVerb, before: ContentItem, after?: ContentItem): void {
    const { id: itemId, title: itemName } = before;
    this.audit.record(em, { verb, noun: 'content', itemId, itemName, before, after });
  }

  /** Removes files. A file that cannot be removed now is swept later, since no row refers to it. */
  private async removeFiles(names: string[]): Promise<void> {
    if (names.length === 0) return;
    const removing = ifFilesMayBeRemoved(this.em, async () => {
      for (const name of names) await this.files.remove(name);
    });
    await removing.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'Files of deleted items could not be removed yet');
    });
  }
}
