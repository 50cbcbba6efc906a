import type { EntityManager } from '@mikro-orm/postgresql';
import type { AssetOrigins } from '../../platform/config/asset-origins.ts';
import { LIVE, ReleaseChannel, ReleaseSet } from '../channel/release-channel.entity.ts';
import type { ReleaseTrust } from '../releases/release-trust.ts';
import { Release } from '../releases/release.entity.ts';
import { previousReleases } from '../channel/previous-release.ts';
import { staticProblems } from '../proof/static-problems.ts';
import { type ActiveSet, type CandidateSet, type LiveSets, toServedSet } from './served-set.ts';

export class LiveSetsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly origins: AssetOrigins,
    private readonly trust: ReleaseTrust,
  ) {}

  /** Returns null if nothing was ever published. */
  async readLive(): Promise<LiveSets | null> {
    const em = this.em.fork();
    const channel = await em.findOne(ReleaseChannel, { name: LIVE });
    const releases = channel && (await releasesOf(em, channel.activeSetId));
    if (!releases) return null;
    const active = toServedSet(
      channel.activeSetId,
      releases,
      this.origins,
      await this.fallbacksOf(em, releases, releases),
    );
    return active && { active, candidate: await this.readCandidate(em, channel, releases) };
  }

  async readSet(id: string): Promise<ActiveSet | null> {
    const releases = await releasesOf(this.em.fork(), id);
    return releases && toServedSet(id, releases, this.origins);
  }

  private async readCandidate(
    em: EntityManager,
    { candidateSetId, candidateReleaseId, candidateShare: share }: ReleaseChannel,
    active: Release[],
  ): Promise<CandidateSet | null> {
    if (!candidateSetId || !candidateReleaseId) return null;
    const releases = await releasesOf(em, candidateSetId);
    if (!releases) return null;
    const fallbacks = await this.fallbacksOf(em, releases, active);
    const set = toServedSet(candidateSetId, releases, this.origins, fallbacks);
    return set && { set, releaseId: candidateReleaseId, share };
  }

  /** Like an activation, a fallback needs a signature if the site requires one, and no revoked key. */
  private async fallbacksOf(
    em: EntityManager,
    releases: readonly Release[],
    active: readonly Release[],
  ): Promise<Release[]> {
    const fitting = await fittingFallbacks(em, releases, active);
    const problems = await Promise.all(fitting.map((release) => this.trust.problemsOf(release, em)));
    return fitting.filter((_, index) => problems[index]?.length === 0);
  }
}

async function releasesOf(em: EntityManager, setId: string): Promise<Release[] | null> {
  const set = await em.findOne(ReleaseSet, { id: setId });
  return set && em.find(Release, { id: { $in: set.releaseIds } });
}

/** Failures of these modules are handled in other ways, since they are more than pages of the console. */
const WITHOUT_FALLBACK = ['shell', 'mfe-public'];

/**
 * Returns the fallback of each console module for browsers in which its release fails to load: the active release for a
 * candidate, otherwise the previously active one. A fallback must fit the rest of the set, and its library name must differ
 * from the failed one, since both run side by side.
 */
async function fittingFallbacks(
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
