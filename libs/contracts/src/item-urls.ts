import type { ItemContribution, PageContribution } from './modules.ts';

/** Last part of the URL of a new item. */
export const NEW_ITEM = 'new';

type PageWithItems = Pick<PageContribution, 'path' | 'items'>;

/** Returns the URL of an item on the first page that lists its noun; null if no page does. */
export function itemUrl(pages: readonly PageWithItems[], noun: string, id: string): string | null {
  for (const { path, items = [] } of pages) {
    const found = items.find((item) => item.noun === noun);
    if (!found) continue;
    const parts = found.isNested ? id.split('/') : [found.part, id];
    // The audit log has such ids from before nested items had URLs.
    if (found.isNested && parts.length === 1) return null;
    const pathname = [path, ...parts.filter((part) => part !== undefined).map(encodeURIComponent)].join('/');
    return found.query ? `${pathname}?${found.query}` : pathname;
  }
  return null;
}

/** Returns whether a path is that of a page or of one of its items. */
export const isPathOf = (page: PageWithItems, pathname: string): boolean =>
  pathname === page.path || itemsAt(page, pathname) !== undefined;

/** Returns the items of a page to which a path belongs; the path of a new item counts, too. */
export function itemsAt({ path, items = [] }: PageWithItems, pathname: string): ItemContribution | undefined {
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const parts = pathname.slice(path.length + 1).split('/');
  const [first, second] = parts;
  if (!parts.every(Boolean)) return undefined;
  return items.find(({ part, isNested }) => {
    if (isNested) return parts.length === 3 && second === part;
    return part === undefined ? parts.length === 1 : parts.length === 2 && first === part;
  });
}
