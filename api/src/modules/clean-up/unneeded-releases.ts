import type { EntityManager } from '@mikro-orm/postgresql';
import { RELEASE_NAMES } from '@vitral/contracts';
import { LIVE } from '../channel/channel-names.ts';
import { previousReleases } from '../channel/previous-release.ts';
import { ACTIVATING_KINDS } from '../channel/channel-step.ts';
import { lockReleases } from '../releases/release-lock.ts';

/** `last_seen_at` is precise to the hour. */
const SEEN_HOURS = 24 + 1;
const LATEST_SETS = 10;
const ACTIVE_DAYS = 30;
const NEWEST_PER_MODULE = 5;
const NEW_DAYS = 7;

const MARK = `
  with move as (
    select id, created_at, from_set_id, to_set_id from channel_change
    where channel = '${LIVE}' and kind in (${ACTIVATING_KINDS.map((kind) => `'${kind}'`).join(', ')})
  ), needed_set as (
    select active_set_id as id from release_channel
    union select candidate_set_id from release_channel
    union select id from release_set where last_seen_at > now() - interval '${SEEN_HOURS} hours'
    union (select to_set_id from move group by to_set_id order by max(id::text) desc limit ${LATEST_SETS})
    union select unnest(array[from_set_id, to_set_id]) from move where created_at > now() - interval '${ACTIVE_DAYS} days'
  ), newest as (
    select id, row_number() over (partition by name order by created_at desc, id desc) as place
    from release where removed_at is null
  )
  update release set removed_at = now()
  where removed_at is null and created_at < now() - interval '${NEW_DAYS} days'
    and id not in (select id from newest where place <= ${NEWEST_PER_MODULE})
    and id not in (
      select member::uuid from release_set, jsonb_array_elements_text(release_ids) as members(member)
      where release_set.id in (select id from needed_set)
    )`;

/**
 * Marks the releases that no visitor, rollback or team needs any more, and returns their names. Holds the lock of the
 * channel until the transaction of `em` ends, so that no marked release becomes active.
 */
export async function markUnneeded(em: EntityManager): Promise<string[]> {
  await lockReleases(em);
  await em.execute('select from release_channel where name = ? for update', [LIVE]);
  const needed = await idsOfPrevious(em);
  const others = needed.map(() => 'and id <> ?').join(' ');
  const marked = await em.execute<{ release: string }[]>(
    `${MARK} ${others} returning name || ' ' || version as release`,
    needed,
  );
  return marked.map(({ release }) => release);
}

/** Releases that a rollback would activate are needed, however long ago they were active. */
async function idsOfPrevious(em: EntityManager): Promise<string[]> {
  const previous = await previousReleases(em, RELEASE_NAMES);
  return [...previous.values()].map(({ id }) => id);
}
