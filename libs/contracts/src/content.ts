import type { Permission } from './access.ts';

export const CONTENT_TYPES = ['pdf', 'video', 'image', 'presentation', 'excel', 'document'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const VISIBILITIES = ['public', 'team', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Other names that are accepted for a visibility (docs/product/content.md). */
export const VISIBILITY_ALIASES: Readonly<Record<string, Visibility>> = {
  internal: 'team',
  restricted: 'private',
};

export const CONTENT_CATEGORIES = [
  'sales',
  'marketing',
  'training',
  'documentation',
  'resources',
  'presentations',
] as const;
export type ContentCategory = (typeof CONTENT_CATEGORIES)[number] | 'team';

/** Days that a deleted item stays in the trash, from where it can be brought back. */
export const TRASH_DAYS = 30;

/** The point of a picture that crops keep, in percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const FOCAL_CENTER: FocalPoint = { x: 50, y: 50 };

/** What a manager writes. Tags may be sent as comma-separated text, the visibility by an alias. */
export interface ContentInput {
  title: string;
  description: string;
  category: ContentCategory;
  visibility: Visibility;
  isVisible: boolean;
  tags: string[];
  /** Counts for pictures; null leaves it as it is. */
  focalPoint: FocalPoint | null;
}

/** One entity and one wire shape for files and sales materials. */
export interface ContentItem extends ContentInput {
  id: string;
  type: ContentType;
  /** The name made by the server; a public one is at `/uploads/<filename>`, for ever. */
  filename: string;
  originalName: string;
  mimeType: string;
  /** Bytes. */
  fileSize: number;
  /** sha256, hexadecimal. */
  checksum: string;
  /** Pixels; null for what is no picture. */
  dimensions: { width: number; height: number } | null;
  downloadCount: number;
  uploadedBy: string | null;
  createdAt: string;
  updatedAt: string;
  /** When it went to the trash; null for what is not there. */
  deletedAt: string | null;
  version: number;
}

/**
 * Sent with every change that can take a file from where it is used: in a JSON body, the query of a deletion, the form of a
 * replacement. Without it such a change is answered 409 `content.in-use`, whose params are `ContentUses`.
 */
export interface EvenIfUsed {
  evenIfUsed?: boolean;
}

/** A full update; `version` is the one that was read, a stale one is answered 409. */
export interface ContentUpdate extends ContentInput, EvenIfUsed {
  version: number;
}

/** GET /api/content/stats: counted over what the asker may see, in one category or in all. */
export interface ContentStats {
  total: number;
  public: number;
  team: number;
  private: number;
  videos: number;
  downloads: number;
  /** Bytes. */
  fileSize: number;
  /** Items in the trash; 0 for whoever may not see them. */
  trashed: number;
}

/** What can use files, and who may know of which item it is: others are told how many there are. */
export const CONTENT_USE_PERMISSIONS = {
  'landing-content': 'landing-content.write',
  'team-members': 'team-members.write',
  testimonials: 'testimonials.write',
  'site-config': 'site-config.write',
  'team-resources': 'team-resources.read',
  'social-feeds': 'social-feeds.read',
  'share-links': 'content.write',
} as const satisfies Record<string, Permission>;

/** Where a file is used: an item whose page would lose it. */
export interface ContentUse {
  noun: keyof typeof CONTENT_USE_PERMISSIONS;
  itemId: string;
  itemName: string;
  /** Visitors see it now; false for a draft or an inactive item. */
  isPublic: boolean;
  /** The file. */
  contentId: string;
}

/** The params of `content.in-use`. */
export interface ContentUses {
  /** At most `LIMITS.namedUses`, of those that the asker may see. */
  uses: ContentUse[];
  /** All of them. */
  total: number;
}

/** POST /api/content/bulk: the same change to many items, all of them or none. */
export type ContentBulkChange = EvenIfUsed &
  (
    | { ids: string[]; action: 'set-visibility'; visibility: Visibility }
    | { ids: string[]; action: 'show' | 'hide' | 'delete' | 'restore' }
    | { ids: string[]; action: 'add-tags' | 'remove-tags'; tags: string[] }
  );

export interface ContentBulkResult {
  /** How many items are different now. */
  changed: number;
}

/** GET /api/content/upload-limits: what the server takes, for the page to say before anything is sent. */
export interface UploadLimits {
  /** Bytes of any file. */
  fileSize: number;
  /** Bytes of a picture. */
  pictureSize: number;
  /** Extensions with their dot, as `accept` of a file field takes them. */
  extensions: string[];
}

/** Widths in pixels in which pictures are kept besides their own. `/uploads/<filename>?w=640` gives one. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;

/** Pixels of the square cut round the focal point. `/uploads/<filename>?shape=square` gives it. */
export const PICTURE_SQUARE = 320;
