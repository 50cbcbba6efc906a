import type { EntityManager } from '@mikro-orm/postgresql';
import { previousReleases } from '../channel/previous-release.ts';
import { staticProblems } from '../proof/static-problems.ts';
import type { Release } from '../releases/release.entity.ts';

/** A failure of these is handled in other ways, since they are more than pages of the console. */
const WITHOUT_FALLBACK = ['shell', 'mfe-public'];

/**
 * Returns the fallback of each console module for browsers in which its release fails to load: the active release for a
 * candidate, otherwise the previously active one. A fallback must fit the rest of the set, and its library name must differ
 * from the failed one, since both run side by side.
 */
export async function fallbacksOf(
  em: EntityManager,
  releases: readonly Release[],
  active: readonly Release[],
): Promise<Release[]> {
  const members = releases.filter(({ name }) => !WITHOUT_FALLBACK.includes(name));
  const names = members.map(({ name }) => name);
  const previous = await previousReleases(em, names);
  return members.flatMap((release) => {
    const current = active.find(({ name }) => name === release.name);
    const before = current && current.id !== release.id ? current : previous.get(release.name);
    return before && isUsable(before, release, releases) ? [before] : [];
  });
}

function isUsable(before: Release, release: Release, set: readonly Release[]): boolean {
  const { library } = before.descriptor;
  if (before.removedAt || library === null || library === release.descriptor.library) return false;
  const members = set.map((member) => (member === release ? before : member));
  return staticProblems(members, { before: set, mayLowerPermissions: true }).length === 0;
}
