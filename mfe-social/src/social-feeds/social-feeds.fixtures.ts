import type { Embed } from '@vitral/sdk/contracts/embeds';
import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import type { FeedSource, FeedStats, SocialFeedItem } from '@vitral/sdk/contracts/social-feeds';

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const STAMPS = {
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  version: 1,
};

/** An item for specs. */
export const feedItem = (given: Partial<SocialFeedItem> = {}): SocialFeedItem => ({
  ...STAMPS,
  id: given.title ?? 'i1',
  sourceId: null,
  isEdited: false,
  platform: 'youtube',
  title: 'Charla',
  description: '',
  url: 'https://example.org/charla',
  thumbnailUrl: '',
  isLive: false,
  viewCount: 0,
  engagementCount: 0,
  isActive: true,
  ...NO_DATES,
  ...given,
});

/** A source for specs. */
export const feedSource = (given: Partial<FeedSource> = {}): FeedSource => ({
  ...STAMPS,
  id: 's1',
  platform: 'youtube',
  title: 'Vitral en YouTube',
  url: 'https://www.youtube.com/@vitral',
  kind: 'youtube',
  isActive: true,
  itemCount: 12,
  engagementCount: 340,
  isSyncing: false,
  lastSyncAt: hoursAgo(1),
  lastSuccessAt: hoursAgo(1),
  nextSyncAt: hoursAgo(-1),
  lastProblem: null,
  lastStatus: null,
  ...given,
});

export const STATS: FeedStats = {
  sources: 12,
  activeSources: 8,
  items: 40,
  activeItems: 39,
  liveItems: 1,
  engagement: 2847,
  recentEngagement: 1153,
  previousEngagement: 1000,
  isSyncOn: true,
  keys: [],
};

/** An embed for specs. */
export const embed = (given: Partial<Embed> = {}): Embed => ({
  ...STAMPS,
  id: 'e1',
  platform: 'youtube',
  title: 'Bienvenida',
  kind: 'video',
  embedId: 'dQw4w9WgXcQ',
  url: 'https://youtu.be/dQw4w9WgXcQ',
  isActive: true,
  order: 0,
  ...given,
});
