import type { PermissionName } from './access.ts';
import { isPathOf } from './item-urls.ts';
import type { ModuleDescriptor, PageContribution } from './modules.ts';
import { slotOrder, type CommandContribution, type ItemActionContribution } from './slots.ts';

/** Returns the page among `pages` that a link opens. */
export function pageOfLink<Page extends Pick<PageContribution, 'path' | 'items'>>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  const pathname = path.replace(/[?#].*$/s, '');
  return pages.find((page) => isPathOf(page, pathname));
}

interface Links {
  command: CommandContribution;
  'item-action': ItemActionContribution;
}

/** A link with the page that it opens. */
export interface SlotLink<Slot extends keyof Links> {
  contribution: Links[Slot];
  page: PageContribution;
}

/** Returns the links that modules contribute to a slot and whose pages the reader may open, in order. */
export function linksOf<Slot extends keyof Links>(
  modules: readonly Pick<ModuleDescriptor, 'pages' | 'slots'>[],
  slot: Slot,
  allows: (permission: PermissionName) => boolean,
): SlotLink<Slot>[] {
  const links = modules.flatMap(({ pages, slots = [] }) =>
    slots
      .filter((one): one is Links[Slot] => one.slot === slot)
      .flatMap((contribution) => {
        const page = pageOfLink(pages, contribution.path);
        const { permission = page?.permission } = contribution;
        return page && permission && allows(page.permission) && allows(permission)
          ? [{ contribution, page }]
          : [];
      }),
  );
  return links.sort((one, other) => slotOrder(one.contribution) - slotOrder(other.contribution));
}
