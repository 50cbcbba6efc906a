import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReleaseName } from '@vitral/contracts';
import { Release } from '../release.entity.ts';
import { LIVE } from './channel-names.ts';
import { MOVES } from './step.ts';

const OF_MOVES = `channel = '${LIVE}' and kind in (${MOVES.map((kind) => `'${kind}'`).join(', ')})`;

/** In the set of a column, the release of the module that is wanted. */
const memberOf = (column: string) => `(
  select release.id from release_set, jsonb_array_elements_text(release_ids) as member(id)
    join release on release.id = member.id::uuid
  where release_set.id = ${column} and release.name = wanted.name)`;

/**
 * Going back in time, a rollback takes away the next activation that is older: what is sought is the first activation that
 * none has taken away. Whole sets count where they brought another release of the module.
 */
const PREVIOUS = `
  select wanted.name, ${memberOf('found.from_set_id')} as id
  from unnest(?::text[]) as wanted(name) cross join lateral (
    select from_set_id from (
      select id, from_set_id, sum(case kind when 'rolled-back' then -1 else 1 end) over (order by id desc) as height from (
        select id, kind, from_set_id from channel_change where ${OF_MOVES} and module = wanted.name
        union all
        select id, kind, from_set_id from channel_change where ${OF_MOVES} and module is null
          and ${memberOf('from_set_id')} is distinct from ${memberOf('to_set_id')}
      ) as move
    ) as stack
    where height = 1 order by id desc limit 1
  ) as found`;

/**
 * Of each module the release that was active before the one that is, what a rollback brings back; those without one are left
 * out. History is a stack for each module: what is activated comes on top, a rollback takes the top away.
 */
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
