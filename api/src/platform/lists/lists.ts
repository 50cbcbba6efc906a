import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../changes/changes.ts';
import { QueryCache } from '../changes/query-cache.ts';

interface Identified {
  id: string;
}

interface PageOptions<Row> {
  limit: number;
  offset: number;
  orderBy: Record<string, string>[];
  exclude?: (keyof Row & string)[];
  others?: readonly string[];
}

@Injectable()
export class Lists {
  /** A cache of its own, so that many different searches evict no other figures. */
  private readonly totals: QueryCache;

  constructor(
    private readonly em: EntityManager,
    changes: Changes,
  ) {
    this.totals = new QueryCache(em, changes);
  }

  async read<Row extends Identified>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    options: PageOptions<Row>,
  ): Promise<[rows: Row[], total: number]> {
    const rows = await this.rows(entity, filter, options);
    const { limit, offset } = options;
    const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0);
    const total = isLastPage ? offset + rows.length : await this.count(entity, filter, options.others);
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

  /** Counts the rows, once for each filter until one of their tables changes. docs/adr/031. */
  private count<Row extends object>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    others: readonly string[] = [],
  ): Promise<number> {
    const tables = [this.em.getMetadata().get(entity).tableName, ...others];
    // The SQL with all its values, so that counts that depend on the account or the clock differ.
    const key = this.em
      .fork()
      .createQueryBuilder(entity)
      .where(filter as QBFilterQuery<Row>)
      .getFormattedQuery();
    return this.totals.read(key, tables, (em) => em.count<object>(entity, filter as FilterQuery<object>));
  }
}

type Direction = 'asc' | 'desc' | 'desc nulls last';

/** Translates `-createdAt` into the ORM's order. The id breaks ties; nulls of `mayBeNull` come last either way. */
export function orderOf<Field extends string>(
  sort: Field | `-${Field}`,
  mayBeNull: NoInfer<Field>[] = [],
): Record<string, Direction>[] {
  const field = sort.replace(/^-/, '') as Field;
  // PostgreSQL puts nulls last in ascending order.
  if (!sort.startsWith('-')) return [{ [field]: 'asc' }, { id: 'asc' }];
  return [{ [field]: mayBeNull.includes(field) ? 'desc nulls last' : 'desc' }, { id: 'desc' }];
}

/** One page of a list and its total; sent as a plain array with `X-Total-Count`. */
export class Page<Item> {
  constructor(
    readonly items: Item[],
    readonly total: number,
  ) {}
}
