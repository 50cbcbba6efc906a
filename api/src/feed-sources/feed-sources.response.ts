import type { EntityManager } from '@mikro-orm/postgresql';
import { LIMITS } from '@vitral/contracts/limits';
import type { FeedSource as FeedSourceResponse, FeedStats } from '@vitral/contracts/social-feeds';
import type { Dated } from '../platform/changes/query-cache.ts';
import { CAN_SYNC } from './syncing/claims.ts';

const DATES = ['lastSyncAt', 'lastSuccessAt', 'nextSyncAt', 'createdAt', 'updatedAt'] as const;
type Row = Omit<FeedSourceResponse, (typeof DATES)[number]> &
  Record<(typeof DATES)[number], Date | string | null>;

/** Reads all sources by title, or only the one with the given id, with the totals of their items. */
export async function readSources(
  em: EntityManager,
  id: string | null = null,
): Promise<FeedSourceResponse[]> {
  const rows = await em.execute<Row[]>(
    `select source.id, source.platform, source.title, source.url, source.kind, source.is_active as "isActive",
       coalesce(items.count, 0)::int as "itemCount", coalesce(items.engagement, 0)::float8 as "engagementCount",
       coalesce(source.claimed_until > now(), false) as "isSyncing", source.last_sync_at as "lastSyncAt",
       source.last_success_at as "lastSuccessAt", case when ${CAN_SYNC} then source.next_sync_at end as "nextSyncAt",
       source.last_problem as "lastProblem", source.last_status as "lastStatus", source.created_at as "createdAt",
       source.updated_at as "updatedAt", source.version
     from (
       select * from feed_source where ?::uuid is null or id = ?::uuid order by title, id limit ?
     ) as source cross join lateral (
       select count(*) as count, sum(engagement_count) as engagement
       from social_feed_item where removed_at is null and source_id = source.id
     ) as items
     order by source.title, source.id`,
    [id, id, LIMITS.feedSources],
  );
  return rows.map(toResponse);
}

type FeedFigures = Omit<FeedStats, 'isSyncOn' | 'keys'>;

/** Counts sources and items; the result is fresh until the first item leaves its period. */
export async function countFeeds(em: EntityManager): Promise<Dated<FeedFigures>> {
  const [{ changesIn, ...value }] = await em.execute<[FeedFigures & { changesIn: number | null }]>(
    `select (select count(*)::int from feed_source) as sources,
       (select count(*)::int from feed_source where is_active) as "activeSources",
       count(*)::int as items,
       count(*) filter (where ${IS_SHOWN})::int as "activeItems",
       count(*) filter (where ${IS_SHOWN} and item.is_live)::int as "liveItems",
       coalesce(sum(item.engagement_count), 0)::float8 as engagement,
       coalesce(sum(item.engagement_count) filter (where item.created_at > now() - interval '30 days'), 0)::float8
         as "recentEngagement",
       1000 * extract(epoch from least(
         min(item.created_at) filter (where item.created_at > now() - interval '30 days') + interval '30 days',
         min(item.created_at) filter (where item.created_at <= now() - interval '30 days'
           and item.created_at > now() - interval '60 days') + interval '60 days'
       ) - now())::float8 as "changesIn",
       coalesce(sum(item.engagement_count) filter (where item.created_at <= now() - interval '30 days'
         and item.created_at > now() - interval '60 days'), 0)::float8 as "previousEngagement"
     from social_feed_item as item left join feed_source as source on source.id = item.source_id
     where item.removed_at is null`,
  );
  return { value, freshUntil: changesIn === null ? Number.POSITIVE_INFINITY : Date.now() + changesIn };
}

/** SQL condition of the items that visitors see. */
const IS_SHOWN = 'item.is_active and coalesce(source.is_active, true)';

function toResponse(row: Row): FeedSourceResponse {
  const dates = DATES.map((field) => {
    const value = row[field];
    return [field, value === null ? null : new Date(value).toISOString()];
  });
  return { ...row, ...Object.fromEntries(dates) };
}
