import type { EntityManager } from '@mikro-orm/postgresql';
import type { FeedSourceKind, SocialPlatform, SyncProblem } from '@vitral/contracts';
import { intervalOf } from './back-off.ts';
import type { FetchedFeed } from './feed-fetcher.ts';

/** Longer than asking can take: two requests, one thread. Then the source is due again for whoever comes. */
const CLAIM_SECONDS = 120;

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
  /** As the database wrote it. */
  claim: string;
}

const IS_DUE = `is_active and kind <> 'manual' and next_sync_at <= now()
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
       claimed_until::text as claim`,
    [CLAIM_SECONDS, id],
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
    pause: intervalOf(source.platform),
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
    sql: `feed_url = case when ?::int = 404 then null else feed_url end, last_problem = ?, last_status = ?,
      failures = failures + 1`,
    values: [status, problem, status],
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
