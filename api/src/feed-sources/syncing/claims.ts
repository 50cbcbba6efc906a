import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedSourceKind, SocialPlatform, SyncProblem } from '@vitral/contracts';
import { intervalOf, CAN_SYNC } from './schedule.ts';
import type { FetchedFeed } from './feed-fetcher.ts';

/** The lease of a source, longer than three requests and one worker thread take; afterwards it is due for any server. */
const CLAIM_SECONDS = 120;
/** More than any source has at a time. */
const LIVE_ITEMS = 30;

/** A source leased by this server until `claim`. */
export interface ClaimedSource {
  id: string;
  platform: SocialPlatform;
  kind: FeedSourceKind;
  url: string;
  feedUrl: string | null;
  etag: string | null;
  lastModified: string | null;
  failures: number;
  /** The source's ids of its items that are stored as live. */
  liveItems: string[];
  /** The end of the lease in the database's notation. */
  claim: string;
}

const IS_DUE = `${CAN_SYNC} and next_sync_at <= now()
  and (claimed_until is null or claimed_until <= now())`;

/** Returns the ids of the sources that are due. */
export async function dueSources(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from feed_source where ${IS_DUE} order by next_sync_at`,
  );
  return rows.map(({ id }) => id);
}

/** Leases a source. When several servers try at the same time, one receives it; the others, or all if it is not due, receive null. */
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

/** Stores a success and ends the lease. Returns false when the source was leased again, changed or deleted meanwhile. */
export async function storeSuccess(
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

/** Stores a failure and ends the lease. Returns false as `storeSuccess` does. */
export async function storeFailure(
  em: EntityManager,
  source: ClaimedSource,
  { problem, status, pause }: { problem: SyncProblem; status: number | null; pause: number },
): Promise<boolean> {
  return release(em, source, {
    // The feed of a channel may have moved, so its URL is looked up again.
    sql: `feed_url = case when ?::int = 404 or ? = 'no-channel' then null else feed_url end, last_problem = ?, last_status = ?,
      failures = failures + 1`,
    values: [status, problem, problem, status],
    pause,
  });
}

/** Leaves `version` unchanged, so that a sync never conflicts with a person's edit. */
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
