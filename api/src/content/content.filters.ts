import type { FilterQuery } from '@mikro-orm/core';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { waitingForDate } from '../platform/entities/publication-dates.ts';
import { inReview } from '../platform/lists/in-review.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { Content } from './content.entity.ts';
import type { ContentQuery } from './content.dto.ts';

/** Selects the rows, and so the bytes, that a viewer may see (docs/product/content.md). */
export function visibleTo(viewer: Viewer | null): FilterQuery<Content> {
  if (viewerMay(viewer, 'content.write')) return notInTrash();
  return { ...notInTrash(), isVisible: true, visibility: { $in: viewer ? ['public', 'team'] : ['public'] } };
}

/** The part of a cache key that is equal for viewers who see the same rows. */
export const visibilityKey = (viewer: Viewer) => (viewerMay(viewer, 'content.write') ? 'staff' : 'others');

export const notInTrash = () => ({ deletedAt: null });

/** The trash is visible only to staff who may restore items. */
export const inTrash = () => ({ deletedAt: { $ne: null } });

type Filters = Partial<
  Pick<
    ContentQuery,
    'q' | 'category' | 'type' | 'visibility' | 'isVisible' | 'isScheduled' | 'isInReview' | 'trashed'
  >
>;

/** Team pictures stay out unless the query names their category (docs/product/content.md) or lists the trash. */
export function contentFilter(viewer: Viewer, filters: Filters): FilterQuery<Content> {
  const { q = '', category, type, visibility, isVisible, isScheduled, isInReview, trashed = false } = filters;
  return {
    $and: [
      trashed ? inTrash() : visibleTo(viewer),
      categoryFilter(category, trashed),
      type ? { type } : {},
      visibility ? { visibility } : {},
      isVisible === undefined ? {} : { isVisible },
      waitingForDate<Content>(isScheduled),
      inReview<Content>('content', isInReview),
      searchingText<Content>(q),
    ],
  };
}

function categoryFilter(category: ContentQuery['category'], trashed: boolean): FilterQuery<Content> {
  if (category) return { category };
  return trashed ? {} : { category: { $ne: 'team' } };
}
