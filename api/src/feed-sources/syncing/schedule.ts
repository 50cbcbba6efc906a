import { type SocialPlatform, SYNC_MINUTES } from '@vitral/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';

/** SQL condition of sources that are synchronized on a schedule. */
const IS_SCHEDULED = `is_active and kind <> 'manual'`;

/** X accounts need an API key of the site. */
const HAS_KEY = `(kind <> 'twitter' or exists (select 1 from api_key where api_key.platform = 'twitter'))`;

export const CAN_SYNC = `${IS_SCHEDULED} and ${HAS_KEY}`;

const DAY = 24 * 60 * 60;

export const intervalOf = (platform: SocialPlatform) => SYNC_MINUTES[platform] * 60;

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
