import type { EntityManager } from '@mikro-orm/postgresql';
import { ACCESS_DAYS } from '@vitral/contracts';

/** Accesses of the last `ACCESS_DAYS` days, today among them, and of as many days before. */
export interface AccessCounts {
  recentCount: number;
  previousCount: number;
}

const TODAY = `(now() at time zone 'utc')::date`;
/** By the clock of the database, which says which day it is. */
const DAY_ENDS_IN = `1000 * extract(epoch from ${TODAY} + 1 - (now() at time zone 'utc'))::float as "dayEndsIn"`;
const OF_BOTH_PERIODS = `day > ${TODAY} - ${2 * ACCESS_DAYS}`;
const COUNTS = `coalesce(sum(count) filter (where day > ${TODAY} - ${ACCESS_DAYS}), 0)::float as "recentCount",
  coalesce(sum(count) filter (where day <= ${TODAY} - ${ACCESS_DAYS}), 0)::float as "previousCount"`;

/** What was never opened has no entry. */
export async function accessCounts(em: EntityManager, ids: string[]): Promise<Map<string, AccessCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<({ id: string } & AccessCounts)[]>(
    `select resource_id as id, ${COUNTS} from resource_access
     where resource_id = any(?::uuid[]) and ${OF_BOTH_PERIODS} group by resource_id`,
    [`{${ids.join(',')}}`],
  );
  return new Map(rows.map(({ id, recentCount, previousCount }) => [id, { recentCount, previousCount }]));
}

/** Of all resources, or of the active ones alone, and in how many milliseconds they are those of another day. */
export async function totalAccessCounts(
  em: EntityManager,
  ofAll: boolean,
): Promise<AccessCounts & { dayEndsIn: number }> {
  const ofActive = 'and resource_id in (select id from team_resource where is_active)';
  const [counts] = await em.execute<[AccessCounts & { dayEndsIn: number }]>(
    `select ${COUNTS}, ${DAY_ENDS_IN} from resource_access where ${OF_BOTH_PERIODS} ${ofAll ? '' : ofActive}`,
  );
  return counts;
}

/** Counts an access, in total and of the day; the address of what was opened, or undefined if there is no such resource. */
export async function countAccess(
  em: EntityManager,
  id: string,
  { isActive }: { isActive?: boolean },
): Promise<string | undefined> {
  // One statement: of both counts or neither, and in parallel one after the other, since the first update holds the row.
  const [opened] = await em.execute<{ url: string }[]>(
    `with opened as (
       update team_resource set download_count = download_count + 1
       where id = ? ${isActive ? 'and is_active' : ''} returning id, url
     ), counted as (
       insert into resource_access (resource_id, day, count) select id, ${TODAY}, 1 from opened
       on conflict (resource_id, day) do update set count = resource_access.count + 1
     )
     select url from opened`,
    [id],
  );
  return opened?.url;
}
