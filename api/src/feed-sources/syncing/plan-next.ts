import type { EntityManager } from '@mikro-orm/postgresql';
import { SYNC_MINUTES } from '@vitral/contracts';
import { IS_SCHEDULED } from './can-sync.ts';

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
