import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TableChanges } from '../changes/table-changes.ts';
import { QueryCache } from '../changes/query-cache.ts';

interface Identified {
  id: string;
}

interface PageOptions<Row, Field = keyof Row & string> {
  limit: number;
  offset: number;
  /** A field; a leading hyphen means descending order. */
  sort: Field | `-${Field & string}`;
  /** Fields whose nulls come last in both orders. */
  mayBeNull?: Field[];
  exclude?: Field[];
  /** Rows with a value in this field come first, in its order. */
  first?: Field;
  others?: readonly string[];
}

@Injectable()
export class Lists {
  /** A separate cache, so that many different searches evict no other figures. */
  private readonly totals: QueryCache;

  constructor(
    private readonly em: EntityManager,
    changes: TableChanges,
  ) {
    this.totals = new QueryCache(em, changes);
  }

  async read<Row extends Identified>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    options: PageOptions<Row>,
  ): Promise<Page<Row>> {
    const rows = await this.rows(entity, filter, options);
    const { limit, offset } = options;
    const isLastPage = rows.length < limit && (rows.length > 0 || offset === 0);
    const total = isLastPage ? offset + rows.length : await this.count(entity, filter, options.others);
    return new Page(rows, total);
  }

  private async rows<Row extends Identified>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    { limit, offset, sort, mayBeNull, exclude = [], first }: PageOptions<Row>,
  ): Promise<Row[]> {
    // PostgreSQL puts nulls last in ascending order.
    const orderBy = [...(first ? [{ [first]: 'asc' }] : []), ...orderOf(sort, mayBeNull)];
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

/** Fields whose values never recur, so that an index on them alone gives the order. */
const UNIQUE = ['id', 'order'];

/** Translates `-createdAt` into the ORM's order. The id breaks ties; nulls of `mayBeNull` come last either way. */
export function orderOf(sort: string, mayBeNull: string[] = []): Record<string, string>[] {
  const field = sort.replace(/^-/, '');
  const isDescending = sort.startsWith('-');
  const ties = isDescending ? 'desc' : 'asc';
  // PostgreSQL puts nulls last in ascending order.
  const direction = isDescending && mayBeNull.includes(field) ? 'desc nulls last' : ties;
  return [{ [field]: direction }, ...(UNIQUE.includes(field) ? [] : [{ id: ties }])];
}

/** One page of a list and its total; sent as a plain array with `X-Total-Count`. */
export class Page<Item> {
  constructor(
    readonly items: Item[],
    readonly total: number,
  ) {}

  map<Other>(toOther: (item: Item) => Other): Page<Other> {
    return new Page(this.items.map(toOther), this.total);
  }
}
