import type { EntityManager } from '@mikro-orm/postgresql';
import { LATEST_POSTS, type SocialPlatform } from '@vitral/contracts';
import { latestIds } from '../feed-sources/index.ts';

/** Longer than one picture can take. Then it is due again for another server. */
const CLAIM_SECONDS = 240;

/** How many times more posts than are shown have their pictures ready, for when one of these is hidden. */
const MARGIN = 4;

/** Minutes until the next attempt, by how often it failed before; then the placeholder stays. */
const PAUSES = [10, 60, 360, 1440];

/** A post whose picture this server alone looks for, until `claim`. */
export interface ClaimedPost {
  id: string;
  platform: SocialPlatform;
  title: string;
  url: string;
  thumbnailUrl: string;
  failures: number;
  /** As the database wrote it. */
  claim: string;
}

/** The posts that visitors see, or soon may, whose pictures are to be looked for. */
export async function duePosts(em: EntityManager): Promise<string[]> {
  const { most, ofOneSource } = LATEST_POSTS;
  const rows = await em.execute<{ id: string }[]>(
    `select id from social_feed_item where thumbnail_due_at <= now()
       and id in (${latestIds(MARGIN * most, MARGIN * ofOneSource)})
     order by created_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
}

/** Of however many servers that try at the same time one gets the post; null for all others. */
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

/** Gives the post back; false when another picture was named meanwhile, or the post is gone. No edit: `version` stays. */
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
