import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReleaseName } from '@vitral/contracts/modules';
import { Release } from '../releases/release.entity.ts';
import { LIVE } from './release-channel.entity.ts';
import { ACTIVATING_KINDS } from './channel-step.ts';

const IS_ACTIVATION = `channel = '${LIVE}' and kind in (${ACTIVATING_KINDS.map((kind) => `'${kind}'`).join(', ')})`;

const releaseInSet = (column: string) => `(
  select release.id from release_set, jsonb_array_elements_text(release_ids) as member(id)
    join release on release.id = member.id::uuid
  where release_set.id = ${column} and release.name = wanted.name)`;

/**
 * Walks back: a rollback (-1) cancels the next older activation (+1), so the first row at height 1 activated the
 * current release.
 */
const PREVIOUS = `
  select wanted.name, ${releaseInSet('found.from_set_id')} as id
  from unnest(?::text[]) as wanted(name) cross join lateral (
    select from_set_id from (
      select id, from_set_id, sum(case kind when 'rolled-back' then -1 else 1 end) over (order by id desc) as height from (
        select id, kind, from_set_id from channel_change where ${IS_ACTIVATION} and module = wanted.name
        union all
        select id, kind, from_set_id from channel_change where ${IS_ACTIVATION} and module is null
          and ${releaseInSet('from_set_id')} is distinct from ${releaseInSet('to_set_id')}
      ) as move
    ) as stack
    where height = 1 order by id desc limit 1
  ) as found`;

/** The release of each module that a rollback would activate. An activation pushes onto the module's stack, a rollback pops. */
export async function previousReleases(
  em: EntityManager,
  names: readonly ReleaseName[],
): Promise<Map<ReleaseName, Release>> {
  if (names.length === 0) return new Map();
  const found = await em.execute<{ id: string | null }[]>(PREVIOUS, [`{${names.join()}}`]);
  const ids = found.flatMap(({ id }) => id ?? []);
  const releases = ids.length > 0 ? await em.find(Release, { id: { $in: ids } }) : [];
  return new Map(releases.map((release) => [release.name, release]));
}
