import type { FilterQuery } from '@mikro-orm/core';
import { type Viewer, viewerMay } from '../platform/access/viewer.ts';
import type { ShareLink } from './share-links.entity.ts';

/** Selects the links that a viewer may see and revoke. */
export const linksOf = (viewer: Viewer): FilterQuery<ShareLink> =>
  viewerMay(viewer, 'all-share-links.write') ? {} : { createdBy: viewer.id };
