import { type Boot, NAVIGATION_GROUPS, type NavigationGroup } from '@vitral/contracts/modules';
import { pageRequest, type PageRequest } from '../../federation/page-request.ts';

export interface LinkedPage extends PageRequest {
  /** Paths at which the page opens: its own, and those without a link. */
  paths: string[];
  /** Number of due or overdue tasks on the page; absent if nobody counts them. */
  due?: number;
}

export interface LinkGroup {
  name: NavigationGroup | 'other';
  links: LinkedPage[];
  /** Pages that are buttons beside the title of the group. */
  actions: LinkedPage[];
}

/** Returns the pages of the modules that have a link, in order. */
export function linkedPages(boot: Boot): LinkedPage[] {
  return boot.modules
    .flatMap((module) =>
      module.pages
        .filter(({ navigation }) => navigation)
        .map((page) => ({
          ...pageRequest(boot, module, page),
          paths: module.pages.filter((other) => other.page === page.page).map(({ path }) => path),
        })),
    )
    .sort((a, b) => orderOf(a) - orderOf(b));
}

/** Returns the groups that have a link. */
export function linkGroups(pages: LinkedPage[]): LinkGroup[] {
  return [...NAVIGATION_GROUPS, 'other' as const].flatMap((name) => {
    const own = pages.filter((page) => groupOf(page) === name);
    const links = own.filter((page) => !navigationOf(page)?.isAction);
    // A role may be able to open an action but no page of its group.
    if (links.length === 0) return own.length > 0 ? [{ name, links: own, actions: [] }] : [];
    return [{ name, links, actions: own.filter((page) => !links.includes(page)) }];
  });
}

/** Returns the pages of the account's menu. */
export const accountPages = (pages: LinkedPage[]) => pages.filter((page) => groupOf(page) === 'account');

function groupOf(page: LinkedPage) {
  const group = navigationOf(page)?.group;
  if (group === 'account') return group;
  return NAVIGATION_GROUPS.find((one) => one === group) ?? 'other';
}

const navigationOf = ({ contribution }: PageRequest) => contribution.navigation;

const orderOf = (page: PageRequest) => navigationOf(page)?.order ?? 0;
