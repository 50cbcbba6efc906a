export const RESOURCE_TYPES = ['meeting', 'handbook', 'tool', 'software', 'document'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** Accesses are told for this many days, beside those of as many days before. */
export const ACCESS_DAYS = 30;

/** The fields of a resource that people write (docs/product/team-resources.md). */
export interface TeamResourceInput {
  title: string;
  description: string;
  type: ResourceType;
  /** An http(s) address or a path on this site. */
  url: string;
  isActive: boolean;
}

/** PUT /api/team-resources/{id}; a stale version is answered 409. */
export interface TeamResourceUpdate extends TeamResourceInput {
  version: number;
}

/** A row of GET /api/team-resources; those who may not edit get active rows only. */
export interface TeamResource extends TeamResourceInput {
  id: string;
  /** How often it was opened through POST /api/team-resources/{id}/open. */
  downloadCount: number;
  /** Of those, in the last `ACCESS_DAYS` days, and in as many days before. */
  recentCount: number;
  previousCount: number;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** GET /api/team-resources/stats, counted from the rows that the asker sees. */
export interface TeamResourceStats {
  total: number;
  active: number;
  byType: Record<ResourceType, number>;
  downloadCount: number;
  recentCount: number;
  previousCount: number;
}

/** The answer of POST /api/team-resources/{id}/open. */
export interface OpenedResource {
  url: string;
}
