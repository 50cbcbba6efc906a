import { isPathOf } from '@vitral/contracts/item-urls';
import {
  SUPPORTED_CONTRACTS,
  type Boot,
  type BootModule,
  type PageContribution,
} from '@vitral/contracts/modules';

/** A part of a module in the set of this document: a page, or a component in a slot. */
export interface LoadRequest {
  set: string;
  module: BootModule;
  /** Previous release of the module, if it can replace this one for the part. */
  fallback: BootModule | null;
  /** Key of the part among the pages of the module's remote. */
  contribution: Pick<PageContribution, 'page'>;
}

export interface PageRequest extends LoadRequest {
  contribution: PageContribution;
}

export function pageRequest(boot: Boot, module: BootModule, contribution: PageContribution): PageRequest {
  const fallback = fallbackOf(boot, module);
  const fits = fallback && hasSamePage(fallback, contribution);
  return { set: boot.set, module, fallback: fits ? fallback : null, contribution };
}

/** Returns the previous release of a module, if the browser can load it beside the current one. */
export function fallbackOf(boot: Boot, module: BootModule): BootModule | undefined {
  const fallback = boot.fallbacks?.find((release) => release.name === module.name && !module.isDeveloped);
  return fallback && fallback.library !== module.library && isSupported(fallback) ? fallback : undefined;
}

/** Returns the page of the console at a path, which may be the path of an item. */
export function findPage(boot: Boot, path: string): PageRequest | undefined {
  for (const module of boot.modules) {
    const contribution = module.pages.find((page) => isPathOf(page, path));
    if (contribution) return pageRequest(boot, module, contribution);
  }
  return undefined;
}

/** Returns the path of the page that a path belongs to: for an item, the path of its list. Unknown paths are returned unchanged. */
export const pagePath = (boot: Boot, path: string): string => findPage(boot, path)?.contribution.path ?? path;

/** Requires the same page and permission, so that a fallback never opens a page to more people. */
function hasSamePage(release: BootModule, { page, path, permission }: PageContribution): boolean {
  const isSame = (other: PageContribution) =>
    other.page === page && other.path === path && other.permission === permission;
  return release.pages.some(isSame);
}

/** Returns whether the shell supports the release's contract. */
export function isSupported(release: BootModule): boolean {
  return SUPPORTED_CONTRACTS.includes(release.contract);
}
