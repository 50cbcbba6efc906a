import { SUPPORTED_CONTRACTS, type Boot, type BootModule, type PageContribution } from '@vitral/contracts';

/** A page of a module, in the set that this document is of. */
export interface PageRequest {
  set: string;
  module: BootModule;
  /** The release of the module before this one, where it can stand in for it in this page. */
  fallback: BootModule | null;
  contribution: PageContribution;
}

export function pageRequest(boot: Boot, module: BootModule, contribution: PageContribution): PageRequest {
  const fallback = boot.fallbacks?.find((release) => release.name === module.name && !module.isDeveloped);
  const fits = fallback && hasSamePage(fallback, contribution) && fallback.library !== module.library;
  return { set: boot.set, module, fallback: fits ? fallback : null, contribution };
}

/** The same page for the same people: nobody sees through the release before what this one keeps from them. */
function hasSamePage(release: BootModule, { page, path, permission }: PageContribution): boolean {
  const isSame = (other: PageContribution) =>
    other.page === page && other.path === path && other.permission === permission;
  return isSupported(release) && release.pages.some(isSame);
}

/** Whether the shell keeps the release's side of the contract. */
export function isSupported(release: BootModule): boolean {
  return SUPPORTED_CONTRACTS.includes(release.contract);
}
