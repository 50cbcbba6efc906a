import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * The one order of all rows of a table, kept in its column `order`: places from 0, without gaps. docs/adr/017.
 * No change of places is an edit: `version` and `updatedAt` stay, so that whoever is editing a row is not told of a conflict.
 */
export class RowOrder {
  constructor(private readonly table: string) {}

  /** Comes before everything else in a transaction that gives places, so that none is given by what was read earlier. */
  async lock(em: EntityManager): Promise<void> {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`order of ${this.table}`]);
  }

  async nextPlace(em: EntityManager): Promise<number> {
    const [row] = await em.execute<[{ place: number }]>(
      `select coalesce(max("order") + 1, 0) as place from "${this.table}"`,
    );
    return row.place;
  }

  /** Puts a row where it is wanted, as near as there are places, and those in between one on. Tells the place. */
  async put(em: EntityManager, row: { id: string; order: number }, wanted: number): Promise<number> {
    const from = row.order;
    const to = Math.max(0, Math.min(wanted, (await this.nextPlace(em)) - 1));
    if (to === from) return to;
    if (to < from) await this.shift(em, to, from - 1, 1);
    else await this.shift(em, from + 1, to, -1);
    await em.execute(`update "${this.table}" set "order" = ? where id = ?`, [to, row.id]);
    return to;
  }

  /** After the row of this place is gone. */
  async closeGap(em: EntityManager, place: number): Promise<void> {
    await em.execute(`update "${this.table}" set "order" = "order" - 1 where "order" > ?`, [place]);
  }

  private async shift(em: EntityManager, first: number, last: number, by: 1 | -1): Promise<void> {
    await em.execute(`update "${this.table}" set "order" = "order" + ? where "order" between ? and ?`, [
      by,
      first,
      last,
    ]);
  }
}
