import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedItem } from '../reading/feed-item.ts';
import type { ClaimedSource } from './claims.ts';

/**
 * Adds what is new and brings the rest up to date. What staff removed stays so, the texts that they changed stay theirs,
 * and whether an item is shown is theirs to say. Counts are no edit; texts are.
 */
export async function keepItems(em: EntityManager, source: ClaimedSource, items: FeedItem[]): Promise<void> {
  if (items.length === 0) return;
  await em.execute(
    `insert into social_feed_item as kept
       (source_id, external_id, platform, title, description, url, is_live, view_count, engagement_count, created_at,
        updated_at, is_active)
     select ?::uuid, "externalId", ?, title, description, url, "isLive", "viewCount", "engagementCount", "publishedAt",
       now(), true
     from jsonb_to_recordset(?::jsonb) as feed ("externalId" text, title text, description text, url text,
       "isLive" boolean, "viewCount" int, "engagementCount" int, "publishedAt" timestamptz)
     on conflict (source_id, external_id) do update set
       is_live = excluded.is_live, view_count = excluded.view_count, engagement_count = excluded.engagement_count,
       title = case when kept.is_edited then kept.title else excluded.title end,
       description = case when kept.is_edited then kept.description else excluded.description end,
       url = case when kept.is_edited then kept.url else excluded.url end,
       version = case when ${HAS_NEW_TEXT} then kept.version + 1 else kept.version end,
       updated_at = case when ${HAS_NEW_TEXT} then now() else kept.updated_at end
     where kept.removed_at is null and (${HAS_NEW_TEXT} or (kept.is_live, kept.view_count, kept.engagement_count)
       is distinct from (excluded.is_live, excluded.view_count, excluded.engagement_count))`,
    [source.id, source.platform, JSON.stringify(items)],
  );
}

const HAS_NEW_TEXT = `(not kept.is_edited and (kept.title, kept.description, kept.url)
  is distinct from (excluded.title, excluded.description, excluded.url))`;

/** What is to be written of an item; null: as it was. */
export interface NewCounts {
  externalId: string;
  isLive: boolean;
  viewCount: number | null;
  engagementCount: number | null;
}

/** Brings items up to date that have left their feed. */
export async function keepCounts(
  em: EntityManager,
  { id }: ClaimedSource,
  counts: NewCounts[],
): Promise<void> {
  if (counts.length === 0) return;
  await em.execute(
    `update social_feed_item as kept set is_live = said."isLive", view_count = coalesce(said."viewCount", kept.view_count),
       engagement_count = coalesce(said."engagementCount", kept.engagement_count)
     from jsonb_to_recordset(?::jsonb) as said ("externalId" text, "isLive" boolean, "viewCount" int,
       "engagementCount" int)
     where kept.source_id = ?::uuid and kept.external_id = said."externalId" and kept.removed_at is null`,
    [JSON.stringify(counts), id],
  );
}
