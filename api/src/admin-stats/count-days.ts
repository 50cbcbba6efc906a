import { raw } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import type { StatsDay } from '@vitral/contracts';
import { ContentAccess } from '../content/content-access.entity.ts';
import { Content } from '../content/content.entity.ts';
import { openTo, reachOf } from '../content/content.visibility.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import type { KeptAnswers } from '../platform/changes/kept-answers.ts';
import { daysUntil, periodStart } from './period.ts';

interface OfDay {
  day: string;
  count: number;
}

/** The days of the chart; what lies out of the viewer's reach is left out. */
export async function countDays(kept: KeptAnswers, viewer: Viewer, today: string): Promise<StatsDay[]> {
  const [visits, joins, messages] = await Promise.all([
    kept.read(`admin/stats visits ${reachOf(viewer)} ${today}`, ['content', 'content_access'], (em) =>
      visitsByDay(em, viewer, today),
    ),
    viewerMay(viewer, 'zoom-meetings.write') && readRowsByDay(kept, 'meeting_join', today),
    viewerMay(viewer, 'contact-messages.write') && readRowsByDay(kept, 'contact_message', today),
  ]);
  return daysUntil(today).map((day) => ({
    day,
    visits: visits.get(day) ?? 0,
    ...(joins && { joins: joins.get(day) ?? 0 }),
    ...(messages && { messages: messages.get(day) ?? 0 }),
  }));
}

/** Of the sales materials that the viewer sees. */
async function visitsByDay(em: EntityManager, viewer: Viewer, today: string): Promise<Map<string, number>> {
  const materials = em
    .createQueryBuilder(Content)
    .select('id')
    .where({ $and: [{ category: 'sales' }, openTo(viewer)] } as QBFilterQuery<Content>);
  const rows = await em
    .createQueryBuilder(ContentAccess)
    .select([raw('day::text as "day"'), raw('sum(count)::float as "count"')])
    .where({ day: { $gte: daysUntil(today)[0], $lte: today }, content: { $in: materials.toRaw() } })
    .groupBy('day')
    .execute<OfDay[]>('all', false);
  return byDay(rows);
}

type CountedTable = 'meeting_join' | 'contact_message';

function readRowsByDay(kept: KeptAnswers, table: CountedTable, today: string): Promise<Map<string, number>> {
  return kept.read(`admin/stats ${table} ${today}`, [table], (em) => rowsByDay(em, table, today));
}

async function rowsByDay(
  em: EntityManager,
  table: CountedTable,
  today: string,
): Promise<Map<string, number>> {
  const rows = await em.execute<OfDay[]>(
    `select (created_at at time zone 'utc')::date::text as day, count(*)::float as count from ${table}
     where created_at >= ? group by 1`,
    [periodStart(today)],
  );
  return byDay(rows);
}

const byDay = (rows: OfDay[]) => new Map(rows.map(({ day, count }) => [day, count]));
