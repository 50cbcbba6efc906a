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
       (source_id, external_id, platform, title, description, url, thumbnail_url, thumbnail_due_at, is_live, view_count,
        engagement_count, created_at, updated_at, is_active)
     select ?::uuid, "externalId", ?, title, description, url, "thumbnailUrl", now(), "isLive", "viewCount",
       "engagementCount", "publishedAt", now(), true
     from jsonb_to_recordset(?::jsonb) as feed ("externalId" text, title text, description text, url text,
       "thumbnailUrl" text, "isLive" boolean, "viewCount" int, "engagementCount" int, "publishedAt" timestamptz)
     on conflict (source_id, external_id) do update set
       is_live = excluded.is_live, view_count = excluded.view_count, engagement_count = excluded.engagement_count,
       title = case when kept.is_edited then kept.title else excluded.title end,
       description = case when kept.is_edited then kept.description else excluded.description end,
       url = case when kept.is_edited then kept.url else excluded.url end,
       thumbnail_url = case when kept.is_edited then kept.thumbnail_url else excluded.thumbnail_url end,
       thumbnail_due_at = case when ${HAS_NEW_PICTURE} then now() else kept.thumbnail_due_at end,
       thumbnail_failures = case when ${HAS_NEW_PICTURE} then 0 else kept.thumbnail_failures end,
       version = case when ${HAS_NEW_TEXT} then kept.version + 1 else kept.version end,
       updated_at = case when ${HAS_NEW_TEXT} then now() else kept.updated_at end
     where kept.removed_at is null and (${HAS_NEW_TEXT} or ${HAS_NEW_PICTURE} or (kept.is_live, kept.view_count,
       kept.engagement_count) is distinct from (excluded.is_live, excluded.view_count, excluded.engagement_count))`,
    [source.id, source.platform, JSON.stringify(items)],
  );
}

const HAS_NEW_TEXT = `(not kept.is_edited and (kept.title, kept.description, kept.url)
  is distinct from (excluded.title, excluded.description, excluded.url))`;

/** A written `?` would be taken for the place of a value. */
const QUERY_MARK = 'chr(63)';

/**
 * Signatures in the query of an address change with every answer: they count only while the picture could not be had. A
 * picture is no text: it makes no edit.
 */
const HAS_NEW_PICTURE = `(not kept.is_edited and kept.thumbnail_url <> excluded.thumbnail_url and (
  kept.thumbnail_failures > 0
  or split_part(kept.thumbnail_url, ${QUERY_MARK}, 1) <> split_part(excluded.thumbnail_url, ${QUERY_MARK}, 1)))`;

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
