import type { ContentItem } from '@vitral/contracts';

/**
 * The ways to reach a file: by its name at `/uploads`, by its item at `/api/content`, through a share link, or from revisions
 * of texts that can be restored.
 */
export type Way = 'name' | 'item' | 'link' | 'history';

/** File names are made by the server and never end in a full stop, so one after a name ends a sentence. */
const ADDRESS =
  /\/uploads\/([\w-]+(?:\.[\w-]+)*)|\/api\/content\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/gi;

/** Returns the names and ids of all files whose URLs occur in texts. */
export function addressesIn(texts: unknown): { names: Set<string>; ids: Set<string> } {
  const found = { names: new Set<string>(), ids: new Set<string>() };
  for (const [, name, id] of (JSON.stringify(texts) ?? '').matchAll(ADDRESS)) {
    if (name) found.names.add(name);
    if (id) found.ids.add(id.toLowerCase());
  }
  return found;
}

type Reach = Pick<ContentItem, 'isVisible' | 'visibility'> & { deletedAt: unknown };

/** Returns whether a file can be reached in a way: by visitors with its name or a share link, by the team with its item. */
export function isOpen({ isVisible, visibility, deletedAt }: Reach, way: Way): boolean {
  if (!isVisible || deletedAt) return false;
  return way === 'link' || visibility === 'public' || (way === 'item' && visibility === 'team');
}

/** A change of a file; `after` is null for its deletion. */
export interface FileChange {
  before: ContentItem;
  after: ContentItem | null;
}

/** Returns whether a change makes a file unreachable in a way, or changes its type to one that the page does not expect. */
export function isLost({ before, after }: FileChange, way: Way): boolean {
  if (!after || (after.deletedAt && !before.deletedAt)) return true;
  if (way === 'history') return false;
  if (after.type !== before.type) return way !== 'link';
  return isOpen(before, way) && !isOpen(after, way);
}
