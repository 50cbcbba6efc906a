export const CONTENT_TYPES = ['pdf', 'video', 'image', 'presentation', 'excel', 'document'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const VISIBILITIES = ['public', 'team', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const CONTENT_CATEGORIES = [
  'sales',
  'marketing',
  'training',
  'documentation',
  'resources',
  'presentations',
] as const;
export type ContentCategory = (typeof CONTENT_CATEGORIES)[number] | 'team';

/** One entity and one wire shape for files and sales materials. product.md, section 5. */
export interface ContentItem {
  id: string;
  title: string;
  description: string;
  type: ContentType;
  category: ContentCategory;
  visibility: Visibility;
  isVisible: boolean;
  tags: string[];
  filename: string;
  originalName: string;
  mimeType: string;
  /** Bytes. */
  fileSize: number;
  /** sha256, hexadecimal. */
  checksum: string;
  downloadCount: number;
  uploadedBy: string | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}
