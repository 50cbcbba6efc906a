import { type EntityClass, type FilterQuery, LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TRASH_DAYS, type TrashedItem } from '@vitral/contracts/trash';
import { currentViewer } from '../access/request-scope.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { EditedNoun } from '../audit/edited-noun.ts';
import { inBatches } from '../database/in-batches.ts';
import { AppError } from '../errors/app-error.ts';
import { Jobs } from '../jobs/jobs.ts';
import { type ListQuery, searching } from '../lists/list-query.dto.ts';
import { Lists, type Page } from '../lists/lists.ts';
import { DeletedItem } from './deleted-item.entity.ts';
import { readRows, type StoredRow, writeRows } from './stored-rows.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH_SIZE = 500;

/** A noun whose items have rows that the audit log does not contain. */
export interface TrashKind<Row> {
  noun: EditedNoun;
  entity: EntityClass<Row>;
  nameOf: (row: Row) => string;
  /** Part of the noun whose deleted items are listed separately. */
  scopeOf?: (row: Row) => string;
  /** Tables of rows that end with the item, such as its sessions. */
  except?: readonly string[];
  /** Once an item is erased, its audit entries no longer name it. */
  isPersonal?: boolean;
  /** Removes what other tables say about erased items, in the transaction of `em`. */
  forget?: (em: EntityManager, ids: string[]) => Promise<unknown>;
  /** Days after its creation at which an item is erased, if that is earlier; null: never. */
  retentionDays?: () => Promise<number | null>;
}

interface DeletableRow {
  id: string;
  createdAt: Date;
}

/** Stores the rows of deleted items for `TRASH_DAYS`, separate from the tables that everything else reads. docs/adr/091. */
@Injectable()
export class Trash implements OnModuleInit {
  private readonly kinds: TrashKind<never>[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly lists: Lists,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('trash-retention', () => this.eraseExpired(), { cron: '19 * * * *', retries: 0 });
  }

  offer<Row>(kind: TrashKind<Row>): void {
    this.kinds.push(kind);
  }

  /** Lists the deleted items of a noun that can be restored, newest first. */
  async list(noun: EditedNoun, { limit, offset, q }: ListQuery, scope?: string): Promise<Page<TrashedItem>> {
    const inScope = scope === undefined ? {} : { scope };
    const filter = { $and: [inTrash(noun), inScope, searching<DeletedItem>(q, 'item_name')] };
    const page = await this.lists.read(DeletedItem, filter, { limit, offset, sort: '-createdAt' });
    return page.map(({ itemId, itemName, createdAt, deletedBy }) => ({
      id: itemId,
      name: itemName,
      deletedAt: createdAt.toISOString(),
      deletedBy: deletedBy ?? null,
    }));
  }

  /** Deletes a locked row and stores it with all its dependent rows. The caller writes the audit entry. */
  async put<Row extends DeletableRow>(em: EntityManager, kind: TrashKind<Row>, row: Row): Promise<void> {
    await em.flush();
    const { tableName } = em.getMetadata().get(kind.entity);
    const rows = await readRows(em, tableName, row.id, kind.except ?? []);
    em.create(DeletedItem, {
      noun: kind.noun,
      scope: kind.scopeOf?.(row) ?? null,
      itemId: row.id,
      itemName: kind.nameOf(row),
      itemCreatedAt: row.createdAt,
      deletedBy: currentViewer()?.name ?? null,
      rows,
    });
    await em.remove(row).flush();
  }

  /**
   * Restores a deleted item as it was; of two parallel requests, only the first restores it. `check` gets the columns
   * of its row and may refuse it. The caller writes the audit entry. Throws `<noun>.not-found` for an item that is not
   * in the trash.
   */
  async takeOut<Row extends DeletableRow>(
    em: EntityManager,
    { noun, entity }: TrashKind<Row>,
    id: string,
    check: (row: StoredRow) => unknown = () => undefined,
  ): Promise<Row> {
    const filter = { ...inTrash(noun), itemId: id };
    const options = { populate: ['rows'], lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const deleted = await em.findOne(DeletedItem, filter, options);
    if (!deleted) throw new AppError(`${noun}.not-found`, { id });
    await check(deleted.rows.tables[0]?.rows[0] ?? {});
    await writeRows(em, deleted.rows);
    await em.remove(deleted).flush();
    return em.findOneOrFail<Row>(entity, { id } as FilterQuery<Row>);
  }

  /** Erases a deleted item before its days in the trash end. Throws `<noun>.not-found` for an item that is not in the trash. */
  erase(noun: EditedNoun, itemId: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const count = await em.nativeDelete(DeletedItem, { noun, itemId });
      if (count === 0) throw new AppError(`${noun}.not-found`, { id: itemId });
      await this.forget(em, noun, [itemId]);
      this.audit.record(em, { verb: 'deleted', noun, itemId, itemName: null });
    });
  }

  /**
   * Erases all deleted items of a scope in the transaction of `em`, and the values of these and of the items `ids` in
   * the audit log.
   */
  async eraseScope(em: EntityManager, noun: EditedNoun, scope: string, ids: string[]): Promise<void> {
    const rows = await em.execute<{ id: string }[]>(
      'delete from deleted_item where noun = ? and scope = ? returning item_id as id',
      [noun, scope],
    );
    await this.forget(em, noun, [...rows.map(({ id }) => id), ...ids]);
  }

  /** Erases the items that have been in the trash for `TRASH_DAYS`, or whose own retention ended. Returns their number. */
  async eraseExpired(): Promise<number> {
    let total = 0;
    for (const { noun, retentionDays } of this.kinds) {
      const days = (await retentionDays?.()) ?? null;
      const createdBefore = days === null ? null : new Date(Date.now() - days * DAY_MS);
      total += await inBatches(this.em, BATCH_SIZE, (em) => this.eraseSome(em, noun, createdBefore));
    }
    return total;
  }

  private async eraseSome(em: EntityManager, noun: EditedNoun, createdBefore: Date | null): Promise<number> {
    const rows = await em.execute<{ id: string }[]>(
      `delete from deleted_item where id in (
         select id from deleted_item where noun = ? and (created_at <= ? or item_created_at < ?)
         limit ? for update skip locked
       ) returning item_id as id`,
      [noun, trashLimit(), createdBefore, BATCH_SIZE],
    );
    const ids = rows.map(({ id }) => id);
    await this.forget(em, noun, ids);
    return ids.length;
  }

  /** Removes names and fields of erased persons from the audit entries about them. Entries about their own actions stay. */
  private async forget(em: EntityManager, noun: EditedNoun, ids: string[]): Promise<void> {
    const kind = this.kinds.find((one) => one.noun === noun);
    await kind?.forget?.(em, ids);
    if (!kind?.isPersonal) return;
    await em.execute(
      'update audit_entry set item_name = null, changes = null where noun = ? and item_id = any(?)',
      [noun, `{${ids.join()}}`],
    );
  }
}

const inTrash = (noun: EditedNoun) => ({ noun, createdAt: { $gt: trashLimit() } });

/** Whole minutes, so that the count of a long list stays cached for a while. */
const trashLimit = () => new Date(Math.floor(Date.now() / 60_000) * 60_000 - TRASH_DAYS * DAY_MS);
