import type { PageContribution } from './modules.ts';

/** Last part of the URL of a new item. */
export const NEW_ITEM = 'new';

type PageWithItems = Pick<PageContribution, 'path' | 'items'>;

/** Returns the URL of an item: on the first page with items of its noun, null without one. */
export function itemUrl(pages: readonly PageWithItems[], noun: string, id: string): string | null {
  for (const { path, items = [] } of pages) {
    const found = items.find((item) => item.noun === noun);
    if (!found) continue;
    const pathname = [path, found.part, encodeURIComponent(id)]
      .filter((part) => part !== undefined)
      .join('/');
    return found.query ? `${pathname}?${found.query}` : pathname;
  }
  return null;
}

/** Returns whether a path is that of a page or of one of its items. */
export function isPathOf({ path, items = [] }: PageWithItems, pathname: string): boolean {
  if (pathname === path) return true;
  if (!pathname.startsWith(`${path}/`)) return false;
  const [first, second, ...more] = pathname.slice(path.length + 1).split('/');
  return (
    more.length === 0 &&
    items.some(({ part }) => (part === undefined ? first && second === undefined : first === part && second))
  );
}
