import { raw, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import type { StatsComparison } from '@vitral/contracts';
import { periodStart, type Today } from './period.ts';

export interface Counted extends StatsComparison {
  total: number;
}

interface Dated {
  id: string;
  createdAt: Date;
}

/** Counts all rows, those created in the current period, and those created in the period before. */
export async function countFigure<Row extends Dated>(
  em: EntityManager,
  entity: EntityClass<Row>,
  where: FilterQuery<Row>,
  today: Today,
): Promise<Counted> {
  const recent = periodStart(today);
  const previous = periodStart(today, 1);
  return em
    .createQueryBuilder<Dated>(entity)
    .select([
      raw('count(*)::int as "total"'),
      raw('count(*) filter (where created_at >= ?)::int as "recent"', [recent]),
      raw('count(*) filter (where created_at >= ? and created_at < ?)::int as "previous"', [
        previous,
        recent,
      ]),
    ])
    .where(where as QBFilterQuery<Dated>)
    .execute<Counted>('get', false);
}
