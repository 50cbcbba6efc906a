import type { EntityManager } from '@mikro-orm/postgresql';
import type { AssetOrigins } from '../../platform/config/asset-origins.ts';
import { LIVE } from '../channel/channel-names.ts';
import { ReleaseChannel } from '../channel/release-channel.entity.ts';
import { ReleaseSet } from '../channel/release-set.entity.ts';
import { Release } from '../releases/release.entity.ts';
import { fallbacksOf } from './fallbacks.ts';
import { type ActiveSet, type CandidateSet, type LiveSets, toServedSet } from './served-set.ts';

/** Reads the live sets from the database. */
export class LiveSetsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly origins: AssetOrigins,
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
      await fallbacksOf(em, releases, releases),
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
    const fallbacks = await fallbacksOf(em, releases, active);
    const set = toServedSet(candidateSetId, releases, this.origins, fallbacks);
    return set && { set, releaseId: candidateReleaseId, share };
  }
}

async function releasesOf(em: EntityManager, setId: string): Promise<Release[] | null> {
  const set = await em.findOne(ReleaseSet, { id: setId });
  return set && em.find(Release, { id: { $in: set.releaseIds } });
}
