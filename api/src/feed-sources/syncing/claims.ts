import type { EntityManager } from '@mikro-orm/postgresql';
import { type SyncProblem, type SocialPlatform, SYNC_MINUTES } from '@vitral/contracts/social-feeds';
import type { ClaimedSource, FetchedFeed } from './fetched-feed.ts';

/** SQL condition of sources that are synchronized on a schedule. */
const IS_SCHEDULED = `is_active and kind <> 'manual'`;

/** X accounts need an API key of the site. */
const HAS_KEY = `(kind <> 'twitter' or exists (select 1 from api_key where api_key.platform = 'twitter'))`;

export const CAN_SYNC = `${IS_SCHEDULED} and ${HAS_KEY}`;

const DAY = 24 * 60 * 60;

const intervalOf = (platform: SocialPlatform) => SYNC_MINUTES[platform] * 60;

/** Returns the seconds to wait after `failures` failures in a row; a day at most. */
export function pauseAfter(platform: SocialPlatform, failures: number, retryAfter: number): number {
  return Math.min(Math.max(intervalOf(platform) * 2 ** failures, retryAfter), DAY);
}

/** Resets a new source, or one whose URL changed, and schedules it at once. Returns its id if it is due. */
export async function scheduleFromStart(em: EntityManager, id: string): Promise<string[]> {
  const rows = await em.execute<{ id: string; isDue: boolean }[]>(
    `update feed_source set feed_url = null, etag = null, last_modified = null, claimed_until = null,
       last_sync_at = null, last_success_at = null, last_problem = null, last_status = null, failures = 0,
       next_sync_at = case when ${IS_SCHEDULED} then now() end
     where id = ? returning id, ${IS_SCHEDULED} as "isDue"`,
    [id],
  );
  return rows.filter(({ isDue }) => isDue).map((row) => row.id);
}

/** Reschedules a source that was switched on or off: after its interval, or never. Returns its id if it is due. */
export async function scheduleNext(em: EntityManager, id: string): Promise<string[]> {
  const rows = await em.execute<{ id: string; isDue: boolean }[]>(
    `update feed_source set next_sync_at = case when ${IS_SCHEDULED} then coalesce(next_sync_at,
       greatest(date_trunc('milliseconds', now()), last_sync_at + make_interval(mins => (?::jsonb ->> platform)::int))) end
     where id = ? returning id, coalesce(next_sync_at <= now(), false) as "isDue"`,
    [JSON.stringify(SYNC_MINUTES), id],
  );
  return rows.filter(({ isDue }) => isDue).map((row) => row.id);
}

/** The lease of a source, longer than three requests and one worker thread take; afterwards it is due for any server. */
const CLAIM_SECONDS = 120;
/** Exceeds the number of items that any source has at a time. */
const LIVE_ITEMS = 30;

const IS_DUE = `${CAN_SYNC} and next_sync_at <= now()
  and (claimed_until is null or claimed_until <= now())`;

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
