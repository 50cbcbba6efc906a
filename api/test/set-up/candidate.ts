import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import { LIVE, ReleaseChannel, ReleaseSet } from '../../src/modules/channel/release-channel.entity.ts';
import { Release } from '../../src/modules/releases/release.entity.ts';
import { TableChanges } from '../../src/platform/changes/table-changes.ts';
import type { Api } from '../start-api.ts';

let count = 0;

/** Returns the descriptor of a release with these fields. */
export function describePages(
  name: ReleaseName,
  more: Partial<BuiltDescriptor>,
): Pick<Release, 'descriptor' | 'version' | 'digest'> {
  const version = `1.0.${++count}`;
  return { version, digest: String(count).padStart(64, '0'), descriptor: descriptorOf(name, version, more) };
}

const descriptorOf = (
  name: ReleaseName,
  version: string,
  more: Partial<BuiltDescriptor> = {},
): BuiltDescriptor => ({
  ...{ name, version, contract: 1, pages: [], entry: 'entry.js', styles: [] },
  ...{ library: name === 'shell' ? null : `${name}-${count}`, shared: {}, integrity: {}, ...more },
});

/** Adds a release as a row without files. */
export async function addRelease(api: Api, name: ReleaseName, more: Partial<Release> = {}): Promise<Release> {
  const em = api.em();
  const version = `1.0.${++count}`;
  const digest = String(count).padStart(64, '0');
  const descriptor = descriptorOf(name, version);
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

/** Name of a release in reports and URLs. */
export const labelOf = ({ version, digest }: Release) => `${version}-${digest.slice(0, 8)}`;

/** Changes the channel, as activations and candidates do. */
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
  await api.application.get(TableChanges).settle();
}
