export const RESOURCE_TYPES = ['meeting', 'handbook', 'tool', 'software', 'document'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** A row of GET /api/team-resources; those who may not edit get active rows only. Specification, section 3. */
export interface TeamResource {
  id: string;
  title: string;
  description: string;
  type: ResourceType;
  url: string;
  isActive: boolean;
  /** How often it was opened through POST /api/team-resources/{id}/open. */
  downloadCount: number;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** The answer of POST /api/team-resources/{id}/open. */
export interface OpenedResource {
  url: string;
}
