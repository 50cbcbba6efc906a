import type { FilterQuery } from '@mikro-orm/core';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import { searchingText } from '../platform/lists/list-query.dto.ts';
import type { TeamResourcesQuery } from './team-resources.dto.ts';
import type { TeamResource } from './team-resources.entity.ts';

type Filters = Pick<TeamResourcesQuery, 'q' | 'type' | 'isActive'>;

/** Inactive resources are shown only to staff who may edit. */
export const seesInactive = (viewer: Viewer): boolean => viewerMay(viewer, 'team-resources.write');

export const shownTo = (viewer: Viewer): { isActive?: boolean } =>
  seesInactive(viewer) ? {} : { isActive: true };

export function resourceFilter(viewer: Viewer, { q, type, isActive }: Filters): FilterQuery<TeamResource> {
  return {
    $and: [
      shownTo(viewer),
      type ? { type } : {},
      isActive === undefined ? {} : { isActive },
      searchingText<TeamResource>(q),
    ],
  };
}
