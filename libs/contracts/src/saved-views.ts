import type { Permission } from './access.ts';
import type { Stored, Versioned } from './items.ts';

/**
 * The lists of the console, each with its permission. People choose their columns and, if they have filters, save views
 * of them.
 */
export const VIEWED_LISTS = {
  audit: 'audit.read',
  backups: 'backups.write',
  'client-errors': 'audit.read',
  'contact-messages': 'contact-messages.write',
  content: 'content.write',
  'content-trash': 'content.write',
  deliveries: 'settings.write',
  materials: 'materials.read',
  'meeting-registrations': 'meeting-registrations.read',
  'module-changes': 'modules.write',
  'module-health': 'modules.write',
  'module-releases': 'modules.write',
  'module-sets': 'modules.write',
  'module-tokens': 'modules.write',
  redirects: 'redirects.write',
  'security-events': 'audit.read',
  'share-links': 'share-links.write',
  'signing-keys': 'modules.write',
  'site-pages': 'site-pages.write',
  'social-feeds': 'social-feeds.read',
  'team-members': 'team-members.write',
  'team-resources': 'team-resources.read',
  testimonials: 'testimonials.write',
  users: 'users.write',
  'zoom-meetings': 'zoom-meetings.write',
} as const satisfies Record<string, Permission>;
export type ViewedList = keyof typeof VIEWED_LISTS;
export const VIEWED_LIST_NAMES = Object.keys(VIEWED_LISTS) as ViewedList[];

/** A column of a table. Columns of the table that a layout does not name come last, in the order of the table. */
export interface ViewColumn {
  field: string;
  isHidden: boolean;
  /** Pixels; null for the width that the table gives it. */
  width: number | null;
}

export const COLUMN_WIDTH = { min: 50, max: 1000 } as const;

export interface SavedViewInput {
  name: string;
  /** Filters and sorting as in the URL of the list, without the page: `status=new&sort=name`. */
  search: string;
  /** The columns in their order; null for the default columns of the table. */
  columns: ViewColumn[] | null;
  /** Everybody who may see the list sees the view. */
  isShared: boolean;
}

/** POST /api/saved-views */
export interface NewSavedView extends SavedViewInput {
  list: ViewedList;
}

/** A view as the requesting account sees it. */
export interface SavedView extends NewSavedView, Stored {
  /** Name of the account that created it; null once the account is deleted. */
  ownerName: string | null;
  isOwn: boolean;
  /** The requesting account may change and delete it. */
  isEditable: boolean;
}

/** PUT /api/saved-views/{id} */
export type SavedViewUpdate = Versioned<SavedViewInput>;
