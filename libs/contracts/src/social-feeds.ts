import type { ApiKeyPlatform } from './api-keys.ts';

export const SOCIAL_PLATFORMS = ['youtube', 'instagram', 'linkedin', 'twitter'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** Sources of a platform are asked every so many minutes (docs/product/social-feeds.md). */
export const SYNC_MINUTES: Record<SocialPlatform, number> = {
  youtube: 30,
  twitter: 15,
  instagram: 60,
  linkedin: 120,
};

/** What people write of an item of a feed. */
export interface SocialFeedInput {
  platform: SocialPlatform;
  title: string;
  description: string;
  /** Where the item can be seen on its platform: an http(s) address. */
  url: string;
  /** Where its picture lies, of which the server keeps a small copy of its own; empty: the server looks for one. */
  thumbnailUrl: string;
  isLive: boolean;
  viewCount: number;
  engagementCount: number;
  /** ISO instant at which the item appeared on its platform. */
  createdAt: string;
  isActive: boolean;
}

/** PUT /api/social-feeds/{id}; a stale version is answered 409. */
export interface SocialFeedUpdate extends SocialFeedInput {
  version: number;
}

/** A row of GET /api/social-feeds, newest first. */
export interface SocialFeedItem extends SocialFeedInput {
  id: string;
  /** The source that brought it; null: added by hand. */
  sourceId: string | null;
  /** Its texts were changed by hand, so that a sync leaves them alone. */
  isEdited: boolean;
  updatedAt: string;
  version: number;
}

/** What visitors get: active rows only. */
export type PublicSocialFeedItem = Omit<
  SocialFeedItem,
  'isActive' | 'version' | 'sourceId' | 'isEdited' | 'updatedAt' | 'thumbnailUrl'
>;

/** How many posts the landing page shows, and of one source while others have some, too. */
export const LATEST_POSTS = { most: 6, ofOneSource: 3 } as const;

/** Pixels of the copies of a post's picture, which are this wide where the picture allows it, and as high as a video. */
export const THUMBNAIL = { widths: [320, 640], ratio: 16 / 9 } as const;

/** The server's own copy of a post's picture. */
export interface PostThumbnail {
  /** A path on this site. */
  src: string;
  /** Pixels. */
  width: number;
  mimeType: string;
}

/** A row of GET /api/social-feeds/latest: what the landing page shows, newest first. */
export interface LatestPost extends Pick<SocialFeedItem, 'id' | 'platform' | 'title' | 'url' | 'createdAt'> {
  /** The day of `createdAt` in the zone of the site, YYYY-MM-DD. */
  day: string;
  /** Empty: there is no picture, or none yet. */
  thumbnails: PostThumbnail[];
}

/**
 * `youtube`: a channel; `twitter`: an account, which is asked while a key for its platform is set; `feed`: an RSS or
 * Atom feed; `manual`: a page whose items are added by hand.
 */
export const FEED_SOURCE_KINDS = ['youtube', 'twitter', 'feed', 'manual'] as const;
export type FeedSourceKind = (typeof FEED_SOURCE_KINDS)[number];

/** Why the last sync failed. */
export const SYNC_PROBLEMS = [
  'unreachable',
  'timeout',
  'too-large',
  'refused-address',
  'too-many-redirects',
  'status',
  'not-a-feed',
  'no-channel',
  'key-refused',
  'failure',
] as const;
export type SyncProblem = (typeof SYNC_PROBLEMS)[number];

/** What people write of a source. */
export interface FeedSourceInput {
  platform: SocialPlatform;
  title: string;
  /** A channel, a feed or a page: an http(s) address. */
  url: string;
  kind: FeedSourceKind;
  /** Switched off, it is not synced and visitors do not see its items. */
  isActive: boolean;
}

/** PUT /api/feed-sources/{id}; a stale version is answered 409. */
export interface FeedSourceUpdate extends FeedSourceInput {
  version: number;
}

/** A row of GET /api/feed-sources, by title. */
export interface FeedSource extends FeedSourceInput {
  id: string;
  itemCount: number;
  engagementCount: number;
  /** A server is asking it now. */
  isSyncing: boolean;
  /** ISO instants; null: never, or not planned. */
  lastSyncAt: string | null;
  lastSuccessAt: string | null;
  nextSyncAt: string | null;
  lastProblem: SyncProblem | null;
  /** The status that the other server answered, where that was the problem. */
  lastStatus: number | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** GET /api/feed-sources/stats */
export interface FeedStats {
  sources: number;
  activeSources: number;
  items: number;
  activeItems: number;
  liveItems: number;
  engagement: number;
  /** Engagement with items of the last 30 days, and with those of the 30 days before. */
  recentEngagement: number;
  previousEngagement: number;
  isSyncOn: boolean;
  /** Platforms whose key is set. */
  keys: ApiKeyPlatform[];
}

/** The answer of POST /api/feed-sources/refresh and of POST /api/feed-sources/{id}/refresh. */
export interface FeedRefresh {
  /** How many sources are asked now. */
  started: number;
}
