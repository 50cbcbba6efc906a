import type { BootModule, ReleaseName } from '@vitral/contracts';
import type { AssetOrigins } from '../../platform/config/asset-origins.ts';
import { releaseFolder } from '../publication/release-folder.ts';
import type { Release } from '../release.entity.ts';

/** A release set as pages are made of it. Never changes: whatever a request reads comes from the one it began with. */
export interface ActiveSet {
  id: string;
  shell: BootModule;
  modules: BootModule[];
  /** What console modules of this set can fall back on in a browser: other releases of theirs that fit it. */
  fallbacks: BootModule[];
  /** The releases that it is made of. */
  releases: Release[];
}

/** The set that some of the visitors get. */
export interface CandidateSet {
  set: ActiveSet;
  /** What is tried out in it. */
  releaseId: string;
  /** Percent of visitors. */
  share: number;
}

/** What visitors get at the moment. */
export interface LiveSets {
  active: ActiveSet;
  candidate: CandidateSet | null;
}

/** Null when there is no shell among the releases: nothing can be shown without it. */
export function toServedSet(
  id: string,
  releases: Release[],
  origins: AssetOrigins,
  fallbacks: readonly Release[] = [],
): ActiveSet | null {
  const boot = (release: Release) => ({ ...release.descriptor, base: baseOf(release, origins) });
  const members = releases.map(boot);
  const shell = members.find((member) => member.name === 'shell');
  if (!shell) return null;
  const modules = members.filter((member) => member !== shell);
  return { id, shell, modules, fallbacks: fallbacks.map(boot), releases };
}

/** The release of a module in a set. */
export function releaseIn(set: Pick<ActiveSet, 'releases'>, name: ReleaseName): Release | null {
  return set.releases.find((release) => release.name === name) ?? null;
}

/** The address under which a release's files are served. */
export function baseOf(
  { name, version, digest }: Pick<Release, 'name' | 'version' | 'digest'>,
  origins: AssetOrigins,
): string {
  return `${origins.of(name)}/modules/${name}/${releaseFolder(version, digest)}/`;
}
