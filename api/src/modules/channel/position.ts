import type { EntityManager } from '@mikro-orm/postgresql';
import { assertMayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Release } from '../releases/release.entity.ts';
import { LIVE, ReleaseChannel, ReleaseSet } from './release-channel.entity.ts';

export interface Candidate {
  release: Release;
  setId: string;
  /** Percent of visitors. */
  share: number;
  since: Date;
}

export interface Position {
  /** 0 if nothing was ever active. */
  version: number;
  activeSetId: string | null;
  releases: Release[];
  candidate: Candidate | null;
}

export async function readPosition(em: EntityManager): Promise<Position> {
  const channel = await em.findOne(ReleaseChannel, { name: LIVE });
  if (!channel) return { version: 0, activeSetId: null, releases: [], candidate: null };
  const set = await em.findOneOrFail(ReleaseSet, { id: channel.activeSetId });
  const releases = await em.find(Release, { id: { $in: set.releaseIds } });
  return {
    version: channel.version,
    activeSetId: set.id,
    releases,
    candidate: await readCandidate(em, channel),
  };
}

async function readCandidate(em: EntityManager, channel: ReleaseChannel): Promise<Candidate | null> {
  const { candidateReleaseId, candidateSetId, candidateShare: share, candidateSince: since } = channel;
  if (!candidateReleaseId || !candidateSetId || !since) return null;
  const release = await em.findOneOrFail(Release, { id: candidateReleaseId });
  return { release, setId: candidateSetId, share, since };
}

/** Returns `releases` after `others` have replaced those of their modules. */
export function replaceReleases(releases: readonly Release[], ...others: Release[]): Release[] {
  const unchanged = releases.filter(({ name }) => !others.some((other) => other.name === name));
  return [...unchanged, ...others];
}

export const holds = (releases: readonly Release[], { id }: Pick<Release, 'id'>): boolean =>
  releases.some((release) => release.id === id);

export async function findRelease(em: EntityManager, id: string): Promise<Release> {
  const release = await em.findOne(Release, { id });
  if (!release) throw new AppError('modules.not-found', { id });
  return release;
}

/** Returns a release that has its files and that the publisher may change. */
export async function findUsable(em: EntityManager, id: string, publisher: Publisher): Promise<Release> {
  const release = await findRelease(em, id);
  assertMayPublish(publisher, release.name);
  refuseRemoved(release);
  return release;
}

export function refuseRemoved({ name, version, removedAt }: Release): void {
  if (removedAt) throw new AppError('modules.removed', { module: name, version });
}

/** Refuses a request based on a stale view. `from` is the set that the client saw as active. */
export function refuseUnlessFrom({ activeSetId }: Position, from: string | undefined): void {
  if (from !== undefined && from !== activeSetId)
    throw new AppError('modules.stale', activeSetId ? { current: activeSetId } : {});
}

/** Sorted, so that equal sets have equal fingerprints. */
export const setFingerprint = (releases: readonly Release[]): string => idsOf(releases).join(',');

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

const idsOf = (releases: readonly Release[]): string[] => releases.map(({ id }) => id).sort();
