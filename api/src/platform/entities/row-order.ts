import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Orders all rows of a table by its column `order`: positions from 0 without gaps. docs/adr/017. A change of positions
 * is not an edit: `version` and `updatedAt` stay, so that it causes no conflict.
 */
export class RowOrder {
  constructor(private readonly table: string) {}

  /** Locks the order. Comes first in a transaction that assigns positions, so that none is based on earlier reads. */
  async lock(em: EntityManager): Promise<void> {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`order of ${this.table}`]);
  }

  async nextPlace(em: EntityManager): Promise<number> {
    const [row] = await em.execute<[{ place: number }]>(
      `select coalesce(max("order") + 1, 0) as place from "${this.table}"`,
    );
    return row.place;
  }

  /** Moves a row to the given position, or to the nearest existing one, and shifts the rows in between. Returns the position. */
  async put(em: EntityManager, row: { id: string; order: number }, wanted: number): Promise<number> {
    const from = row.order;
    const to = Math.max(0, Math.min(wanted, (await this.nextPlace(em)) - 1));
    if (to === from) return to;
    if (to < from) await this.shift(em, to, from - 1, 1);
    else await this.shift(em, from + 1, to, -1);
    await em.execute(`update "${this.table}" set "order" = ? where id = ?`, [to, row.id]);
    return to;
  }

  async closeGap(em: EntityManager, place: number): Promise<void> {
    await em.execute(`update "${this.table}" set "order" = "order" - 1 where "order" > ?`, [place]);
  }

  async closeGaps(em: EntityManager): Promise<void> {
    await em.execute(`
      update "${this.table}" as moved set "order" = counted.place
      from (select id, row_number() over (order by "order") - 1 as place from "${this.table}") as counted
      where counted.id = moved.id and counted.place <> moved."order"`);
  }

  private async shift(em: EntityManager, first: number, last: number, by: 1 | -1): Promise<void> {
    await em.execute(`update "${this.table}" set "order" = "order" + ? where "order" between ? and ?`, [
      by,
      first,
      last,
    ]);
  }
}
