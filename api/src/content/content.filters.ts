import type { FilterQuery } from '@mikro-orm/core';
import type { Viewer } from '../platform/access/viewer.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { ContentQuery } from './content.dto.ts';
import type { Content } from './content.entity.ts';
import { inTrash, visibleTo } from './content.visibility.ts';

type Filters = Partial<
  Pick<ContentQuery, 'q' | 'category' | 'type' | 'visibility' | 'isVisible' | 'trashed'>
>;

/**
 * Selects the items of a list, a count or an export. Team pictures stay out unless the query names their category
 * (docs/product/content.md). In the trash they are listed with all others.
 */
export function contentFilter(viewer: Viewer, filters: Filters): FilterQuery<Content> {
  const { q = '', category, type, visibility, isVisible, trashed = false } = filters;
  return {
    $and: [
      trashed ? inTrash() : visibleTo(viewer),
      categoryFilter(category, trashed),
      type ? { type } : {},
      visibility ? { visibility } : {},
      isVisible === undefined ? {} : { isVisible },
      searchingText<Content>(q),
    ],
  };
}

function categoryFilter(category: ContentQuery['category'], trashed: boolean): FilterQuery<Content> {
  if (category) return { category };
  return trashed ? {} : { category: { $ne: 'team' } };
}
