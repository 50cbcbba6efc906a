import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedItem } from '../reading/bound-items.ts';
import type { ClaimedSource, NewCounts } from './fetched-feed.ts';

/**
 * Adds new items and updates the others. Items that staff removed stay removed, texts that they edited are not overwritten,
 * and their choice whether an item is active stays. Changed texts increment the version, changed counts do not.
 */
export async function storeItems(em: EntityManager, source: ClaimedSource, items: FeedItem[]): Promise<void> {
  if (items.length === 0) return;
  await em.execute(
    `insert into social_feed_item as item
       (source_id, external_id, platform, title, description, url, thumbnail_url, thumbnail_due_at, is_live, view_count,
        engagement_count, created_at, updated_at, is_active)
     select ?::uuid, "externalId", ?, title, description, url, "thumbnailUrl", now(), "isLive", "viewCount",
       "engagementCount", "publishedAt", now(), true
     from jsonb_to_recordset(?::jsonb) as feed ("externalId" text, title text, description text, url text,
       "thumbnailUrl" text, "isLive" boolean, "viewCount" int, "engagementCount" int, "publishedAt" timestamptz)
     on conflict (source_id, external_id) do update set
       is_live = excluded.is_live, view_count = excluded.view_count, engagement_count = excluded.engagement_count,
       title = case when item.is_edited then item.title else excluded.title end,
       description = case when item.is_edited then item.description else excluded.description end,
       url = case when item.is_edited then item.url else excluded.url end,
       thumbnail_url = case when item.is_edited then item.thumbnail_url else excluded.thumbnail_url end,
       thumbnail_due_at = case when ${HAS_NEW_PICTURE} then now() else item.thumbnail_due_at end,
       thumbnail_failures = case when ${HAS_NEW_PICTURE} then 0 else item.thumbnail_failures end,
       version = case when ${HAS_NEW_TEXT} then item.version + 1 else item.version end,
       updated_at = case when ${HAS_NEW_TEXT} then now() else item.updated_at end
     where item.removed_at is null and (${HAS_NEW_TEXT} or ${HAS_NEW_PICTURE} or (item.is_live, item.view_count,
       item.engagement_count) is distinct from (excluded.is_live, excluded.view_count, excluded.engagement_count))`,
    [source.id, source.platform, JSON.stringify(items)],
  );
}

const HAS_NEW_TEXT = `(not item.is_edited and (item.title, item.description, item.url)
  is distinct from (excluded.title, excluded.description, excluded.url))`;

/** A literal `?` would be taken for a placeholder. */
const QUERY_MARK = 'chr(63)';

/**
 * A changed path means a new picture. The query often holds a signature that changes with every response, so it counts only
 * after a failed fetch. A new picture does not increment the version.
 */
const HAS_NEW_PICTURE = `(not item.is_edited and item.thumbnail_url <> excluded.thumbnail_url and (
  item.thumbnail_failures > 0
  or split_part(item.thumbnail_url, ${QUERY_MARK}, 1) <> split_part(excluded.thumbnail_url, ${QUERY_MARK}, 1)))`;

export async function storeCounts(
  em: EntityManager,
  { id }: ClaimedSource,
  counts: NewCounts[],
): Promise<void> {
  if (counts.length === 0) return;
  await em.execute(
    `update social_feed_item as item set is_live = counted."isLive", view_count = coalesce(counted."viewCount", item.view_count),
       engagement_count = coalesce(counted."engagementCount", item.engagement_count)
     from jsonb_to_recordset(?::jsonb) as counted ("externalId" text, "isLive" boolean, "viewCount" int,
       "engagementCount" int)
     where item.source_id = ?::uuid and item.external_id = counted."externalId" and item.removed_at is null`,
    [JSON.stringify(counts), id],
  );
}
