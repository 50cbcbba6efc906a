import type { EntityManager } from '@mikro-orm/postgresql';
import { SYNC_MINUTES } from '@vitral/contracts';
import { IS_PLANNED } from './can-sync.ts';

/** For a source that is new, or another one than before: at once, as if it had never been asked. Tells who is due. */
export async function planAnew(em: EntityManager, id: string): Promise<string[]> {
  const rows = await em.execute<{ id: string; isDue: boolean }[]>(
    `update feed_source set feed_url = null, etag = null, last_modified = null, claimed_until = null,
       last_sync_at = null, last_success_at = null, last_problem = null, last_status = null, failures = 0,
       next_sync_at = case when ${IS_PLANNED} then now() end
     where id = ? returning id, ${IS_PLANNED} as "isDue"`,
    [id],
  );
  return rows.filter(({ isDue }) => isDue).map((row) => row.id);
}

/** For a source that was switched: never, or when its interval has passed. Tells who is due. */
export async function planNext(em: EntityManager, id: string): Promise<string[]> {
  const rows = await em.execute<{ id: string; isDue: boolean }[]>(
    `update feed_source set next_sync_at = case when ${IS_PLANNED} then coalesce(next_sync_at,
       greatest(date_trunc('milliseconds', now()), last_sync_at + make_interval(mins => (?::jsonb ->> platform)::int))) end
     where id = ? returning id, coalesce(next_sync_at <= now(), false) as "isDue"`,
    [JSON.stringify(SYNC_MINUTES), id],
  );
  return rows.filter(({ isDue }) => isDue).map((row) => row.id);
}
