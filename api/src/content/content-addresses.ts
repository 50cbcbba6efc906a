import type { ContentItem } from '@vitral/contracts';

/**
 * How a file is asked for: by a name at `/uploads`, by its item at `/api/content`, through a share link; or not now, but by
 * texts of the past that can come back.
 */
export type Way = 'name' | 'item' | 'link' | 'history';

/** The names are the server's, so a full stop after one ends a sentence. */
const ADDRESS =
  /\/uploads\/([\w-]+(?:\.[\w-]+)*)|\/api\/content\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/gi;

/** The names and the ids of all files whose addresses stand in texts. */
export function addressesIn(texts: unknown): { names: Set<string>; ids: Set<string> } {
  const found = { names: new Set<string>(), ids: new Set<string>() };
  for (const [, name, id] of (JSON.stringify(texts) ?? '').matchAll(ADDRESS)) {
    if (name) found.names.add(name);
    if (id) found.ids.add(id.toLowerCase());
  }
  return found;
}

type Reach = Pick<ContentItem, 'isVisible' | 'visibility'> & { deletedAt: unknown };

/** Whether those who ask in this way get the file: visitors by its name or a link, the team by its item. */
export function isOpen({ isVisible, visibility, deletedAt }: Reach, way: Way): boolean {
  if (!isVisible || deletedAt) return false;
  return way === 'link' || visibility === 'public' || (way === 'item' && visibility === 'team');
}

/** A change of a file; `after` is null for its end. */
export interface FileChange {
  before: ContentItem;
  after: ContentItem | null;
}

/** Whether those who ask in this way would lose the file, or get another kind of it than what their page is made for. */
export function isLost({ before, after }: FileChange, way: Way): boolean {
  if (!after || (after.deletedAt && !before.deletedAt)) return true;
  if (way === 'history') return false;
  if (after.type !== before.type) return way !== 'link';
  return isOpen(before, way) && !isOpen(after, way);
}
