import type { EntityManager } from '@mikro-orm/postgresql';
import { previousReleases } from '../channel/previous-release.ts';
import { staticProblems } from '../proof/static-problems.ts';
import type { Release } from '../release.entity.ts';

/** Modules that are more than pages of the console: their failure has other answers. */
const WITHOUT_FALLBACK = ['shell', 'mfe-public'];

/**
 * What each console module of a set can fall back on in a browser in which its own release does not run: of what is tried
 * out the active release, else the one that was active before. It must fit the rest of the set, and have another name
 * than the one that failed, beside which it runs.
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
