import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Totals } from './totals.ts';

interface Identified {
  id: string;
}

interface PageOptions<Row> {
  limit: number;
  offset: number;
  orderBy: Record<string, string>[];
  /** Large columns that the response does not contain. */
  exclude?: (keyof Row & string)[];
  /** Tables that the filter reads besides the list's own. */
  others?: readonly string[];
}

/** Reads lists page by page. */
@Injectable()
export class Lists {
  constructor(
    private readonly em: EntityManager,
    private readonly totals: Totals,
  ) {}

  /** Returns the rows of one page of a list, and the total of the list. */
  async read<Row extends Identified>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    options: PageOptions<Row>,
  ): Promise<[rows: Row[], total: number]> {
    const rows = await this.rows(entity, filter, options);
    const { limit, offset } = options;
    const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0);
    const total = isLastPage ? offset + rows.length : await this.totals.of(entity, filter, options.others);
    return [rows, total];
  }

  private async rows<Row extends Identified>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    { limit, offset, orderBy, exclude = [] }: PageOptions<Row>,
  ): Promise<Row[]> {
    const em = this.em.fork();
    // Sorts ids only: sorting whole rows up to a high offset would spill to PostgreSQL's disk.
    const ids = em
      .createQueryBuilder<Identified>(entity)
      .select('id')
      .where(filter as QBFilterQuery<Identified>)
      .orderBy(orderBy)
      .limit(limit, offset);
    const among = { id: { $in: ids.toRaw() } } as FilterQuery<Identified>;
    const rows = await em.find<Identified>(entity, among, { orderBy, exclude: exclude as never[] });
    return rows as Row[];
  }
}
