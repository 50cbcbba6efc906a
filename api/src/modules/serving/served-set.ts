import type { BootModule, ReleaseName } from '@vitral/contracts/modules';
import type { AssetOrigins } from '../../platform/config/asset-origins.ts';
import { type Release, releaseFolder } from '../releases/release.entity.ts';

/** A release set as pages are rendered from it. Immutable: everything in one response comes from the same set. */
export interface ActiveSet {
  id: string;
  shell: BootModule;
  modules: BootModule[];
  /** Other releases of the console modules that fit this set, for browsers in which the release of the set fails. */
  fallbacks: BootModule[];
  releases: Release[];
  /** Only browsers with the link of a preview receive it, so no response with it is cached for others. */
  isPreview?: boolean;
}

export interface CandidateSet {
  set: ActiveSet;
  releaseId: string;
  /** Percent of visitors. */
  share: number;
}

export interface LiveSets {
  active: ActiveSet;
  candidate: CandidateSet | null;
}

/** Returns null if the releases include no shell, since nothing can be rendered without it. */
export function toServedSet(
  id: string,
  releases: Release[],
  origins: AssetOrigins,
  fallbacks: readonly Release[] = [],
): ActiveSet | null {
  // Browsers have no use for the calls, which may be long.
  const boot = (release: Release) => {
    const { calls: _calls, ...descriptor } = release.descriptor;
    return { ...descriptor, base: baseOf(release, origins) };
  };
  const members = releases.map(boot);
  const shell = members.find((member) => member.name === 'shell');
  if (!shell) return null;
  const modules = members.filter((member) => member !== shell);
  return { id, shell, modules, fallbacks: fallbacks.map(boot), releases };
}

export const releaseIn = (set: Pick<ActiveSet, 'releases'>, name: ReleaseName): Release | null =>
  set.releases.find((release) => release.name === name) ?? null;

export function baseOf(
  { name, version, digest }: Pick<Release, 'name' | 'version' | 'digest'>,
  origins: AssetOrigins,
): string {
  return `${origins.of(name)}/modules/${name}/${releaseFolder(version, digest)}/`;
}
