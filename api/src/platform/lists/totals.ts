import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../changes/changes.ts';
import { QueryCache } from '../changes/query-cache.ts';

/** Counts the rows of lists, once for each filter until one of their tables changes. docs/adr/031. */
@Injectable()
export class Totals {
  /** A cache of its own, so that many different searches evict no other figures. */
  private readonly queryCache: QueryCache;

  constructor(
    private readonly em: EntityManager,
    changes: Changes,
  ) {
    this.queryCache = new QueryCache(em, changes);
  }

  /** Returns the number of rows. `others` are the tables that the filter reads besides the list's own. */
  of<Row extends object>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    others: readonly string[] = [],
  ): Promise<number> {
    const tables = [this.em.getMetadata().get(entity).tableName, ...others];
    return this.queryCache.read(this.keyOf(entity, filter), tables, (em) =>
      em.count<object>(entity, filter as FilterQuery<object>),
    );
  }

  /** Returns the SQL of the query with all its values, so that counts that depend on the account or the clock differ. */
  private keyOf<Row extends object>(entity: EntityClass<Row>, filter: FilterQuery<Row>): string {
    return this.em
      .fork()
      .createQueryBuilder(entity)
      .where(filter as QBFilterQuery<Row>)
      .getFormattedQuery();
  }
}
