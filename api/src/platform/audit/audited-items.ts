import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditVerb } from '@vitral/contracts/audit';
import type { ErrorCode } from '@vitral/contracts/errors';
import { columnsFromResponse } from '../entities/columns-from-response.ts';
import { lockRow } from '../database/lock-row.ts';
import { AppError } from '../errors/app-error.ts';
import type { AuditService, Snapshot } from './audit.service.ts';
import { editVersioned } from './edit-versioned.ts';
import type { EditedNoun } from './edited-noun.ts';
import { takeFromTrash } from './item-history.service.ts';

export interface Item {
  id: string;
  version: number;
}

export interface ItemKind<Row, State> {
  noun: EditedNoun;
  entity: EntityClass<Row>;
  nameOf: (row: Row) => string;
  /** Returns the state that the audit log compares before and after. */
  stateOf: (row: Row) => State;
}

/** Changes rows of a noun, each with its audit entry in the transaction of `em`. Locks rows before it changes them. */
export class AuditedItems<Row extends Item, State extends Snapshot> {
  constructor(
    private readonly audit: AuditService,
    readonly kind: ItemKind<Row, State>,
  ) {}

  /** Returns the state of a row. Throws `<noun>.not-found`. */
  async get(em: EntityManager, id: string, filter: FilterQuery<Row> = {}): Promise<State> {
    const { noun, entity, stateOf } = this.kind;
    const row = await em.findOne<Row>(entity, { $and: [{ id }, filter] } as FilterQuery<Row>);
    if (!row) throw new AppError(`${noun}.not-found`, { id });
    return stateOf(row);
  }

  /** Returns the locked row. Throws `<noun>.not-found`. */
  lock(em: EntityManager, id: string, filter?: FilterQuery<Row>): Promise<Row> {
    return lockRow(em, this.kind.entity, id, `${this.kind.noun}.not-found`, filter);
  }

  async add(em: EntityManager, row: Row): Promise<State> {
    await em.persist(row).flush();
    const after = this.kind.stateOf(row);
    this.record(em, 'created', row, { after });
    return after;
  }

  async addAll(em: EntityManager, rows: Row[]): Promise<Row[]> {
    await em.persist(rows).flush();
    for (const row of rows) this.record(em, 'created', row, { after: this.kind.stateOf(row) });
    return rows;
  }

  /** Throws `<noun>.stale` when `version` is not the stored one. */
  async edit(
    em: EntityManager,
    row: Row,
    version: number,
    change: () => unknown,
    verb?: AuditVerb,
  ): Promise<State> {
    const stale: ErrorCode = `${this.kind.noun}.stale`;
    const edit = { ...this.kind, stale, row, version, change, ...(verb && { verb }) };
    const { after } = await editVersioned(em, this.audit, edit);
    return after;
  }

  async remove(em: EntityManager, row: Row): Promise<void> {
    this.record(em, 'deleted', row, { before: this.kind.stateOf(row) });
    await em.remove(row).flush();
  }

  async removeAll(em: EntityManager, rows: Row[]): Promise<void> {
    for (const row of rows) {
      this.record(em, 'deleted', row, { before: this.kind.stateOf(row) });
      em.remove(row);
    }
    await em.flush();
  }

  /**
   * Restores a deleted item with its id, or fills the row that its deletion left. `prepare` may refuse it or change
   * columns. Throws `<noun>.not-found` for an item that is not in the trash.
   */
  async restore(
    em: EntityManager,
    id: string,
    prepare: (row: Row) => unknown = () => undefined,
  ): Promise<State> {
    const { noun, entity } = this.kind;
    const { fields } = await takeFromTrash(em, noun, id);
    const columns = await columnsFromResponse(em, entity, fields);
    const left = await em.findOne<Row>(entity, { id } as FilterQuery<Row>);
    const row = left ? em.assign(left, columns as never) : em.create(entity, columns, { persist: false });
    await prepare(row as Row);
    return this.persistRestored(em, row as Row);
  }

  protected async persistRestored(em: EntityManager, row: Row): Promise<State> {
    await em.persist(row).flush();
    const after = this.kind.stateOf(row);
    this.record(em, 'restored', row, { after });
    return after;
  }

  record(
    em: EntityManager,
    verb: AuditVerb,
    row: Row,
    states: { before?: Snapshot; after?: Snapshot },
  ): void {
    const { noun, nameOf } = this.kind;
    this.audit.record(em, { verb, noun, itemId: row.id, itemName: nameOf(row), ...states });
  }
}
