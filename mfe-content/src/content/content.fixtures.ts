import type { ContentItem, ContentStats, ContentUse } from '@vitral/sdk/contracts/content';
import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import { failure, screen, waitFor } from '@vitral/sdk/testing';

/** Returns a file as the API sends it. */
export function contentItem(given: Partial<ContentItem> = {}): ContentItem {
  return {
    id: '0190d0c0-0000-7000-8000-000000000001',
    title: 'Guía de bienvenida',
    description: 'Los primeros pasos',
    type: 'pdf',
    category: 'sales',
    visibility: 'team',
    isVisible: true,
    ...NO_DATES,
    tags: [],
    filename: 'a1b2.pdf',
    originalName: 'guia.pdf',
    mimeType: 'application/pdf',
    fileSize: 1536,
    checksum: 'ab'.repeat(32),
    dimensions: null,
    focalPoint: null,
    downloadCount: 3,
    uploadedBy: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    deletedAt: null,
    version: 1,
    ...given,
  };
}

export const guide = contentItem();

export const picture = contentItem({
  id: '0190d0c0-0000-7000-8000-000000000002',
  title: 'Foto del evento',
  description: '',
  type: 'image',
  category: 'marketing',
  visibility: 'public',
  tags: ['evento', 'Lima'],
  filename: 'c3d4.jpg',
  originalName: 'evento.jpg',
  mimeType: 'image/jpeg',
  dimensions: { width: 1600, height: 900 },
  focalPoint: { x: 50, y: 50 },
  version: 4,
});

export const contentStats: ContentStats = {
  total: 1041,
  public: 12,
  team: 5,
  private: 24,
  videos: 2,
  downloads: 77,
  fileSize: 4096,
  trashed: 3,
};

/** Returns a use of a file as the API sends it. */
export function contentUse(given: Partial<ContentUse> = {}): ContentUse {
  return {
    noun: 'testimonials',
    itemId: 'ana',
    itemName: 'Ana Torres',
    isPublic: true,
    contentId: guide.id,
    ...given,
  };
}

/** The API's response to a change that would remove a file from these uses. */
export const inUseFailure = (uses: object[], total = uses.length) =>
  failure(409, 'content.in-use', { uses, total });

/** Waits until a message is visible: it is in the document before it has faded in. */
export const expectMessage = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
