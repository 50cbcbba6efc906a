import { raw, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import {
  ACTIVITIES,
  type ActivityFigure,
  type AdminStats,
  type StatsComparison,
  type StatsDay,
} from '@vitral/contracts/admin-stats';
import { periodStart, type Period, daysOf, keyOf, startsOf } from './period.ts';
import { Content, ContentAccess, visibleTo, visibilityKey } from '../content/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import type { QueryCache } from '../platform/changes/query-cache.ts';

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
  period: Period,
): Promise<Counted> {
  const recent = periodStart(period);
  const previous = periodStart(period, 1);
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

interface DayCount {
  day: string;
  count: number;
}

/** Returns the days of the chart and their totals, without figures that the viewer may not see. */
export async function countActivity(
  queryCache: QueryCache,
  viewer: Viewer,
  period: Period,
): Promise<Pick<AdminStats, 'days' | 'activity'>> {
  const [visits, joins, messages] = await Promise.all([
    queryCache.read(
      `admin/stats visits ${visibilityKey(viewer)} ${keyOf(period)}`,
      ['content', 'content_access'],
      (em) => visitsByDay(em, viewer, period),
    ),
    viewerMay(viewer, 'zoom-meetings.write') && readRowsByDay(queryCache, 'meeting_join', period),
    viewerMay(viewer, 'contact-messages.write') && readRowsByDay(queryCache, 'contact_message', period),
  ]);
  const both = daysOf(period, 2).map((day) => ({
    day,
    visits: visits.get(day) ?? 0,
    ...(joins && { joins: joins.get(day) ?? 0 }),
    ...(messages && { messages: messages.get(day) ?? 0 }),
  }));
  const [before, days] = [both.slice(0, period.length), both.slice(period.length)];
  return { days, activity: compare(days, before) };
}

function compare(days: StatsDay[], before: StatsDay[]): AdminStats['activity'] {
  const known = ACTIVITIES.filter((name) => days[0]?.[name] !== undefined);
  return Object.fromEntries(
    known.map((name) => [name, { recent: sumOf(days, name), previous: sumOf(before, name) }]),
  );
}

const sumOf = (days: StatsDay[], name: ActivityFigure) =>
  days.reduce((sum, day) => sum + (day[name] ?? 0), 0);

/** Returns the visits of each day of this period and of the previous one, like the other daily figures. */
async function visitsByDay(em: EntityManager, viewer: Viewer, period: Period): Promise<Map<string, number>> {
  const materials = em
    .createQueryBuilder(Content)
    .select('id')
    .where({ $and: [{ category: 'sales' }, visibleTo(viewer)] } as QBFilterQuery<Content>);
  const rows = await em
    .createQueryBuilder(ContentAccess)
    .select([raw('day::text as "day"'), raw('sum(count)::float as "count"')])
    .where({ day: { $gte: daysOf(period, 2)[0], $lte: period.day }, content: { $in: materials.toRaw() } })
    .groupBy('day')
    .execute<DayCount[]>('all', false);
  return byDay(rows);
}

type CountedTable = 'meeting_join' | 'contact_message';

function readRowsByDay(
  queryCache: QueryCache,
  table: CountedTable,
  period: Period,
): Promise<Map<string, number>> {
  return queryCache.read(`admin/stats ${table} ${keyOf(period)}`, [table], (em) =>
    rowsByDay(em, table, period),
  );
}

async function rowsByDay(
  em: EntityManager,
  table: CountedTable,
  period: Period,
): Promise<Map<string, number>> {
  const days = daysOf(period, 2);
  const starts = startsOf(period, 2).map((start) => start.toISOString());
  // Days are compared by their first instants, so that the database need not know the zone.
  const rows = await em.execute<{ nth: number; count: number }[]>(
    `select width_bucket(created_at, ?::text::timestamptz[]) as nth, count(*)::float as count from ${table}
     where created_at >= ? group by 1`,
    [`{${starts.join(',')}}`, starts[0]],
  );
  return new Map(rows.map(({ nth, count }) => [days[nth - 1] ?? '', count]));
}

const byDay = (rows: DayCount[]) => new Map(rows.map(({ day, count }) => [day, count]));
