import { type FilterQuery, raw } from '@mikro-orm/core';
import type { Content } from '../content/index.ts';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import type { ShareLink } from './share-links.entity.ts';

/** Selects the links that a viewer may see and revoke. */
export const linksOf = (viewer: Viewer): FilterQuery<ShareLink> =>
  viewerMay(viewer, 'all-share-links.write') ? {} : { createdBy: viewer.id };

/** Selects the links that have the item. */
export function linksTo(contentId: string): FilterQuery<ShareLink> {
  const rule = raw(
    (alias) => `${alias}.id in (select link_id from share_link_item where content_id = ?)`,
    [contentId],
  );
  return { [rule]: [] };
}

/** Returns whether a valid link opens the item. */
export const mayOpen = (
  { opensPrivate }: ShareLink,
  { isVisible, deletedAt, visibility }: Content,
): boolean => isVisible && !deletedAt && (visibility !== 'private' || opensPrivate);
