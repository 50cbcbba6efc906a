import type { EntityManager } from '@mikro-orm/postgresql';
import type { Release } from '../releases/release.entity.ts';

/** Sorted, so that equal sets have equal fingerprints. */
export function setFingerprint(releases: readonly Release[]): string {
  return idsOf(releases).join(',');
}

/** Returns the id of the set of these releases and creates the set if necessary. Safe under concurrent calls. */
export async function findOrCreateSet(
  em: EntityManager,
  releases: readonly Release[],
  { isProved = false } = {},
): Promise<string> {
  const [set] = await em.execute<[{ id: string }]>(
    `insert into release_set (created_at, release_ids, fingerprint, proved_at)
     values (now(), ?::jsonb, ?, case when ? then now() end)
     on conflict (fingerprint) do update set proved_at = coalesce(release_set.proved_at, excluded.proved_at)
     returning id`,
    [JSON.stringify(idsOf(releases)), setFingerprint(releases), isProved],
  );
  return set.id;
}

function idsOf(releases: readonly Release[]): string[] {
  return releases.map(({ id }) => id).sort();
}
