import type { EntityManager } from '@mikro-orm/postgresql';
import { RESOURCE_TYPES, type ResourceType, type TeamResourceStats } from '@vitral/contracts';
import type { Dated } from '../platform/changes/query-cache.ts';
import { totalAccessCounts } from './resource-access.ts';

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
