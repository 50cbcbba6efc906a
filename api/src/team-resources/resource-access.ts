import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ACCESS_DAYS,
  RESOURCE_TYPES,
  type ResourceType,
  type TeamResourceStats,
} from '@vitral/contracts/team-resources';
import type { Dated } from '../platform/changes/query-cache.ts';

/** Accesses in the last `ACCESS_DAYS` days including today, and in the same number of days before. */
export interface AccessCounts {
  recentCount: number;
  previousCount: number;
}

const TODAY = `(now() at time zone 'utc')::date`;
/** Milliseconds until the day ends by the database's clock. */
const DAY_ENDS_IN = `1000 * extract(epoch from ${TODAY} + 1 - (now() at time zone 'utc'))::float as "dayEndsIn"`;
const IN_EITHER_PERIOD = `day > ${TODAY} - ${2 * ACCESS_DAYS}`;
const COUNTS = `coalesce(sum(count) filter (where day > ${TODAY} - ${ACCESS_DAYS}), 0)::float as "recentCount",
  coalesce(sum(count) filter (where day <= ${TODAY} - ${ACCESS_DAYS}), 0)::float as "previousCount"`;

/** Returns access counts by resource id; resources that were never opened have no entry. */
export async function accessCounts(em: EntityManager, ids: string[]): Promise<Map<string, AccessCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await em.execute<({ id: string } & AccessCounts)[]>(
    `select resource_id as id, ${COUNTS} from resource_access
     where resource_id = any(?::uuid[]) and ${IN_EITHER_PERIOD} group by resource_id`,
    [`{${ids.join(',')}}`],
  );
  return new Map(rows.map(({ id, recentCount, previousCount }) => [id, { recentCount, previousCount }]));
}

async function totalAccessCounts(
  em: EntityManager,
  includesInactive: boolean,
): Promise<AccessCounts & { dayEndsIn: number }> {
  const activeOnly = 'and resource_id in (select id from team_resource where is_active)';
  const [counts] = await em.execute<[AccessCounts & { dayEndsIn: number }]>(
    `select ${COUNTS}, ${DAY_ENDS_IN} from resource_access where ${IN_EITHER_PERIOD} ${includesInactive ? '' : activeOnly}`,
  );
  return counts;
}

/** Counts an access in total and for the day. Returns the resource's URL, or undefined if there is no such resource. */
export async function countAccess(
  em: EntityManager,
  id: string,
  { isActive }: { isActive?: boolean },
): Promise<string | undefined> {
  // One statement, so that both counts change or neither; the first update locks the row against parallel accesses.
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

interface TypeFigures {
  type: ResourceType;
  total: number;
  active: number;
  downloads: number;
}

/** Returns the figures of all resources or of the active ones; they are fresh until the day ends. */
export async function resourceStats(
  em: EntityManager,
  includesInactive: boolean,
): Promise<Dated<TeamResourceStats>> {
  const types = await em.execute<TypeFigures[]>(
    `select type, count(*)::int as total, count(*) filter (where is_active)::int as active,
       sum(download_count)::float as downloads
     from team_resource ${includesInactive ? '' : 'where is_active'} group by type`,
  );
  const { dayEndsIn, ...counts } = await totalAccessCounts(em, includesInactive);
  const sumOf = (figure: 'total' | 'active' | 'downloads') =>
    types.reduce((sum, type) => sum + type[figure], 0);
  const totalOf = (type: ResourceType) => types.find((row) => row.type === type)?.total ?? 0;
  const value = {
    total: sumOf('total'),
    active: sumOf('active'),
    byType: Object.fromEntries(RESOURCE_TYPES.map((type) => [type, totalOf(type)])) as Record<
      ResourceType,
      number
    >,
    downloadCount: sumOf('downloads'),
    ...counts,
  };
  return { value, freshUntil: Date.now() + dayEndsIn };
}
