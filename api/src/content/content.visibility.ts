import type { FilterQuery } from '@mikro-orm/core';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import type { Content } from './content.entity.ts';

/** Selects the rows, and so the bytes, that a viewer may see (docs/product/content.md). */
export function visibleTo(viewer: Viewer | null): FilterQuery<Content> {
  if (viewerMay(viewer, 'content.write')) return notInTrash();
  return {
    ...notInTrash(),
    isVisible: true,
    visibility: { $in: viewer ? ['public', 'team'] : ['public'] },
  };
}

/** The part of a cache key that is equal for viewers who see the same rows. */
export const visibilityKey = (viewer: Viewer) => (viewerMay(viewer, 'content.write') ? 'staff' : 'others');

export const notInTrash = () => ({ deletedAt: null });

/** The trash is visible only to staff who may restore items. */
export const inTrash = () => ({ deletedAt: { $ne: null } });
