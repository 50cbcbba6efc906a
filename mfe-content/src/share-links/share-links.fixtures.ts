import type { SharedItem, ShareLink } from '@vitral/sdk/contracts/share-links';
import { contentItem } from '../content/content.fixtures.ts';

/** Returns a share link as the API sends it. */
export function shareLink(given: Partial<ShareLink> = {}): ShareLink {
  return {
    id: '0190d0c0-0000-7000-8000-0000000000a1',
    version: 1,
    path: '/share/k3yK3yk3y',
    title: null,
    message: null,
    items: [sharedItem(contentItem())],
    hasPassword: false,
    recipient: null,
    language: null,
    expiresAt: null,
    revokedAt: null,
    downloadCount: 0,
    lastDownloadAt: null,
    hasForm: true,
    leadCount: 0,
    openCount: 0,
    visitorCount: 0,
    lastOpenedAt: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    createdBy: 'Mateo Rivas',
    ...given,
  };
}

/** Returns an item of a link as the API sends it. */
export function sharedItem({ id, title }: { id: string; title: string }): SharedItem {
  return { contentId: id, title, isAvailable: true, downloadCount: 0 };
}
