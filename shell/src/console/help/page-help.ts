import type { Boot, HelpContribution, PageContribution } from '@vitral/contracts/modules';
import { findPage } from '../../federation/page-request.ts';

export interface HelpedPage {
  contribution: PageContribution;
  help: HelpContribution;
}

/** Returns the page at a path with its help; null for unknown paths and for releases from before the help. */
export function helpedPage(boot: Boot, path: string): HelpedPage | null {
  const found = findPage(boot, path);
  if (!found) return null;
  const { module, contribution } = found;
  // A page that opens at several paths has its help at one of them.
  const help =
    contribution.help ?? module.pages.find(({ page, help: own }) => page === contribution.page && own)?.help;
  return help ? { contribution, help } : null;
}
