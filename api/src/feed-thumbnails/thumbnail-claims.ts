import type { EntityManager } from '@mikro-orm/postgresql';
import { LATEST_POSTS, type SocialFeedItem } from '@vitral/contracts/social-feeds';
import { latestIds } from '../feed-sources/index.ts';

/** The lease of a post, longer than one picture can take; afterwards the post is due for any server. */
const CLAIM_SECONDS = 240;

/** The factor by which more posts than are shown get pictures, so that a hidden post can be replaced at once. */
const MARGIN = 4;

/** Minutes until the next attempt by the number of failures; after the last one the placeholder stays. */
const PAUSES = [10, 60, 360, 1440];

/** A post leased by this server until `claim`. */
export interface ClaimedPost extends Pick<
  SocialFeedItem,
  'id' | 'platform' | 'title' | 'url' | 'thumbnailUrl'
> {
  failures: number;
  /** The end of the lease in the database's notation. */
  claim: string;
}

/** Returns the ids of posts whose pictures are due and that visitors see or may soon see. */
export async function duePosts(em: EntityManager): Promise<string[]> {
  const { most, ofOneSource } = LATEST_POSTS;
  const rows = await em.execute<{ id: string }[]>(
    `select id from social_feed_item where thumbnail_due_at <= now()
       and id in (${latestIds(MARGIN * most, MARGIN * ofOneSource)})
     order by created_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
}

/** Leases a post. When several servers try at the same time, one receives the post and the others null. */
export async function claimPost(em: EntityManager, id: string): Promise<ClaimedPost | null> {
  const [post] = await em.execute<ClaimedPost[]>(
    `update social_feed_item set thumbnail_due_at = now() + make_interval(secs => ?)
     where id = ? and thumbnail_due_at <= now() and removed_at is null
     returning id, platform, title, url, thumbnail_url as "thumbnailUrl", thumbnail_failures as failures,
       thumbnail_due_at::text as claim`,
    [CLAIM_SECONDS, id],
  );
  return post ?? null;
}

/** Ends the lease. Returns false when the picture's URL was changed or the post deleted meanwhile. `version` stays. */
export async function releasePost(
  em: EntityManager,
  { id, claim, failures }: ClaimedPost,
  hasFailed: boolean,
): Promise<boolean> {
  const pause = hasFailed ? (PAUSES[failures] ?? null) : null;
  const rows = await em.execute<unknown[]>(
    `update social_feed_item set thumbnail_due_at = now() + make_interval(mins => ?::int), thumbnail_failures = ?
     where id = ? and thumbnail_due_at = ?::timestamptz returning id`,
    [pause, hasFailed ? failures + 1 : 0, id, claim],
  );
  return rows.length === 1;
}
