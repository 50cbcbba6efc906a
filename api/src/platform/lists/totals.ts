import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import { EntityManager, type QBFilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../changes/changes.ts';
import { KeptAnswers } from '../changes/kept-answers.ts';

/** How many rows lists have, counted once for each filter until one of their tables changes. docs/adr/031. */
@Injectable()
export class Totals {
  /** Its own, so that people who search for one thing after the other drive out nothing else. */
  private readonly kept: KeptAnswers;

  constructor(
    private readonly em: EntityManager,
    changes: Changes,
  ) {
    this.kept = new KeptAnswers(em, changes);
  }

  /** `others`: the tables that the filter looks at beside the list's own. */
  of<Row extends object>(
    entity: EntityClass<Row>,
    filter: FilterQuery<Row>,
    others: readonly string[] = [],
  ): Promise<number> {
    const tables = [this.em.getMetadata().get(entity).tableName, ...others];
    return this.kept.read(this.keyOf(entity, filter), tables, (em) =>
      em.count<object>(entity, filter as FilterQuery<object>),
    );
  }

  /** What is counted, with all its values: whatever depends on who asks or on the clock is another count. */
  private keyOf<Row extends object>(entity: EntityClass<Row>, filter: FilterQuery<Row>): string {
    return this.em
      .fork()
      .createQueryBuilder(entity)
      .where(filter as QBFilterQuery<Row>)
      .getFormattedQuery();
  }
}
