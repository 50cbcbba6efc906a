import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedSourceKind, SocialPlatform, SyncProblem } from '@vitral/contracts';
import { intervalOf } from './back-off.ts';
import { CAN_SYNC } from './can-sync.ts';
import type { FetchedFeed } from './feed-fetcher.ts';

/** Longer than asking can take: three requests, one thread. Then the source is due again for whoever comes. */
const CLAIM_SECONDS = 120;
/** Nobody has more at a time. */
const LIVE_ITEMS = 30;

/** A source that this server alone asks, until `claim`. */
export interface ClaimedSource {
  id: string;
  platform: SocialPlatform;
  kind: FeedSourceKind;
  url: string;
  feedUrl: string | null;
  etag: string | null;
  lastModified: string | null;
  failures: number;
  /** What the source calls those of its items that are live, as far as is known. */
  liveItems: string[];
  /** As the database wrote it. */
  claim: string;
}

const IS_DUE = `${CAN_SYNC} and next_sync_at <= now()
  and (claimed_until is null or claimed_until <= now())`;

/** The sources whose time has come, by their ids. */
export async function dueSources(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from feed_source where ${IS_DUE} order by next_sync_at`,
  );
  return rows.map(({ id }) => id);
}

/** Of however many that try at the same time one gets the source; null for all others, and when it is not due. */
export async function claimSource(em: EntityManager, id: string): Promise<ClaimedSource | null> {
  const [source] = await em.execute<ClaimedSource[]>(
    `update feed_source set claimed_until = now() + make_interval(secs => ?), last_sync_at = now()
     where id = ? and ${IS_DUE}
     returning id, platform, kind, url, feed_url as "feedUrl", etag, last_modified as "lastModified", failures,
       array(select external_id from social_feed_item as item where item.source_id = feed_source.id and item.is_live
         and item.removed_at is null and item.external_id is not null order by item.created_at desc limit ?) as "liveItems",
       claimed_until::text as claim`,
    [CLAIM_SECONDS, id, LIVE_ITEMS],
  );
  return source ?? null;
}

/** Writes down how it went well; false when the source was claimed anew, changed or deleted meanwhile. */
export async function keepSuccess(
  em: EntityManager,
  source: ClaimedSource,
  feed: FetchedFeed,
): Promise<boolean> {
  return release(em, source, {
    sql: `feed_url = ?, etag = ?, last_modified = ?, last_success_at = now(), last_problem = null, last_status = null,
      failures = 0`,
    values: [feed.feedUrl, feed.etag, feed.lastModified],
    pause: Math.max(intervalOf(source.platform), feed.pause ?? 0),
  });
}

/** Writes down how it failed; false as above. */
export async function keepFailure(
  em: EntityManager,
  source: ClaimedSource,
  { problem, status, pause }: { problem: SyncProblem; status: number | null; pause: number },
): Promise<boolean> {
  return release(em, source, {
    // The feed of a channel may have moved: it is looked for anew.
    sql: `feed_url = case when ?::int = 404 or ? = 'no-channel' then null else feed_url end, last_problem = ?, last_status = ?,
      failures = failures + 1`,
    values: [status, problem, problem, status],
    pause,
  });
}

/** No edit: `version` stays, so that nobody who edits the source is told of a conflict. */
async function release(
  em: EntityManager,
  { id, claim }: ClaimedSource,
  { sql, values, pause }: { sql: string; values: unknown[]; pause: number },
): Promise<boolean> {
  const rows = await em.execute<unknown[]>(
    `update feed_source set ${sql}, claimed_until = null,
       next_sync_at = case when is_active then now() + make_interval(secs => ?) end
     where id = ? and claimed_until = ?::timestamptz returning id`,
    [...values, pause, id, claim],
  );
  return rows.length === 1;
}
