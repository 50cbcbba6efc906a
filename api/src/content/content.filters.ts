import type { FilterQuery } from '@mikro-orm/core';
import type { Viewer } from '../platform/access/viewer.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { ContentQuery } from './content.dto.ts';
import type { Content } from './content.entity.ts';
import { inTrash, openTo } from './content.visibility.ts';

type Filters = Partial<
  Pick<ContentQuery, 'q' | 'category' | 'type' | 'visibility' | 'isVisible' | 'trashed'>
>;

/**
 * What a list, a count or an export is about. Team pictures stay out unless they are asked for (docs/product/content.md); in
 * the trash they have no list of their own.
 */
export function contentFilter(viewer: Viewer, filters: Filters): FilterQuery<Content> {
  const { q = '', category, type, visibility, isVisible, trashed = false } = filters;
  return {
    $and: [
      trashed ? inTrash() : openTo(viewer),
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
