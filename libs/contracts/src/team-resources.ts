import { type BulkSelection, SWITCH_BULK_ACTIONS } from './bulk.ts';
import type { Stored, Versioned } from './items.ts';
import { NO_DATES } from './publication-dates.ts';

export const RESOURCE_TYPES = ['meeting', 'handbook', 'tool', 'software', 'document'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Days of each of the two compared periods of accesses. */
export const ACCESS_DAYS = 30;

/** The fields of a resource that staff edit, with the values of a new one (docs/product/team-resources.md). */
export const NEW_TEAM_RESOURCE = {
  title: '',
  type: 'meeting' as ResourceType,
  /** An http(s) URL or a path on this site. */
  url: '',
  description: '',
  isActive: true,
  ...NO_DATES,
};
export type TeamResourceInput = typeof NEW_TEAM_RESOURCE;

/** PUT /api/team-resources/{id} */
export type TeamResourceUpdate = Versioned<TeamResourceInput>;

export const TEAM_RESOURCE_BULK_ACTIONS = [...SWITCH_BULK_ACTIONS, 'set-type'] as const;

/** POST /api/team-resources/bulk */
export interface TeamResourceBulkChange extends BulkSelection {
  action: (typeof TEAM_RESOURCE_BULK_ACTIONS)[number];
  /** Required for `set-type`. */
  type?: ResourceType;
}

/** A row of GET /api/team-resources; without the permission to edit, active rows only. */
export interface TeamResource extends TeamResourceInput, Stored {
  /** Number of times it was opened by POST /api/team-resources/{id}/open. */
  downloadCount: number;
  /** Opened in the last `ACCESS_DAYS` days, and in as many days before. */
  recentCount: number;
  previousCount: number;
}

/** GET /api/team-resources/stats: counts of the rows that the user may see. */
export interface TeamResourceStats {
  total: number;
  active: number;
  byType: Record<ResourceType, number>;
  downloadCount: number;
  recentCount: number;
  previousCount: number;
}

/** Response to POST /api/team-resources/{id}/open. */
export interface OpenedResource {
  url: string;
}
