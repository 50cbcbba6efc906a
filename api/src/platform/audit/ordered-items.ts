import type { EntityManager } from '@mikro-orm/postgresql';
import type { RowOrder } from '../entities/row-order.ts';
import type { AuditService, Snapshot } from './audit.service.ts';
import { AuditedItems, type Item, type ItemKind } from './audited-items.ts';

interface OrderedItem extends Item {
  order: number;
}

/** Changes rows of a noun that has an order. */
export class OrderedItems<Row extends OrderedItem, State extends Snapshot> extends AuditedItems<Row, State> {
  constructor(
    audit: AuditService,
    kind: ItemKind<Row, State>,
    private readonly order: RowOrder,
  ) {
    super(audit, kind);
  }

  /** Moves a row of the locked order to the given position, or to the nearest existing one. */
  async move(em: EntityManager, row: Row, wanted: number): Promise<State> {
    const before = { order: row.order };
    const after = { order: await this.order.put(em, row, wanted) };
    if (after.order !== before.order) this.record(em, 'moved', row, { before, after });
    return { ...this.kind.stateOf(row), ...after };
  }

  /** Restores a deleted row at its former position, or at the end, in the locked order. */
  protected override async persistRestored(em: EntityManager, row: Row): Promise<State> {
    const wanted = row.order;
    row.order = await this.order.nextPlace(em);
    const after = await super.persistRestored(em, row);
    return { ...after, order: await this.order.put(em, row, wanted) };
  }

  /** Removes a row and closes the gap, in the locked order. */
  override async remove(em: EntityManager, row: Row): Promise<void> {
    // Earlier removals in the same transaction may have moved the row.
    await em.refresh(row);
    await super.remove(em, row);
    await this.order.closeGap(em, row.order);
  }

  /** Removes rows and closes their gaps, in the locked order. */
  override async removeAll(em: EntityManager, rows: Row[]): Promise<void> {
    await super.removeAll(em, rows);
    await this.order.closeGaps(em);
  }
}
