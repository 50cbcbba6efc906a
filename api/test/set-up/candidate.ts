import type { ReleaseName } from '@vitral/contracts';
import { LIVE } from '../../src/modules/channel/channel-names.ts';
import { ReleaseChannel } from '../../src/modules/channel/release-channel.entity.ts';
import { ReleaseSet } from '../../src/modules/channel/release-set.entity.ts';
import { Release } from '../../src/modules/releases/release.entity.ts';
import { Changes } from '../../src/platform/changes/changes.ts';
import type { Api } from '../start-api.ts';

let count = 0;

/** A release as a row; nothing of it can be served. */
export async function addRelease(api: Api, name: ReleaseName, more: Partial<Release> = {}): Promise<Release> {
  const em = api.em();
  const version = `1.0.${++count}`;
  const digest = String(count).padStart(64, '0');
  const descriptor = {
    ...{ name, version, contract: 1, pages: [], entry: 'entry.js', styles: [] },
    ...{ library: name === 'shell' ? null : `${name}-${count}`, shared: {}, integrity: {} },
  };
  const release = em.create(Release, { name, version, digest, descriptor, ...more });
  await em.persist(release).flush();
  return release;
}

export async function addSet(api: Api, ...releases: Release[]): Promise<string> {
  const em = api.em();
  const releaseIds = releases.map(({ id }) => id).sort();
  const set = em.create(ReleaseSet, { releaseIds, fingerprint: releaseIds.join(',') });
  await em.persist(set).flush();
  return set.id;
}

/** As reports and addresses call it. */
export const labelOf = ({ version, digest }: Release) => `${version}-${digest.slice(0, 8)}`;

/** Points the channel somewhere, as activations and trials do. */
export async function pointChannel(
  api: Api,
  activeSetId: string,
  candidate?: { set: string; release: Release; since?: Date },
): Promise<void> {
  const em = api.em();
  await em.upsert(ReleaseChannel, {
    name: LIVE,
    activeSetId,
    candidateSetId: candidate?.set ?? null,
    candidateReleaseId: candidate?.release.id ?? null,
    candidateShare: candidate ? 20 : 0,
    candidateSince: candidate ? (candidate.since ?? new Date()) : null,
    version: 1,
    changedAt: new Date(),
  });
  await api.application.get(Changes).settle();
}
