import type { ApiKeyPlatform } from './api-keys.ts';
import type { Stored, Versioned } from './items.ts';
import { NO_DATES, type PublicationDates } from './publication-dates.ts';

export const SOCIAL_PLATFORMS = ['youtube', 'instagram', 'linkedin', 'twitter'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** Minutes between two synchronizations of a source (docs/product/social-feeds.md). */
export const SYNC_MINUTES: Record<SocialPlatform, number> = {
  youtube: 30,
  twitter: 15,
  instagram: 60,
  linkedin: 120,
};

/** The fields of a post that staff edit, with the values of a new one. */
export const NEW_FEED_ITEM = {
  platform: 'instagram' as SocialPlatform,
  title: '',
  description: '',
  /** The http(s) URL of the post on its platform. */
  url: '',
  /** The URL of its picture, which the server copies; empty: the server looks for one. */
  thumbnailUrl: '',
  /** ISO instant at which the post appeared on its platform. */
  createdAt: '',
  engagementCount: 0,
  viewCount: 0,
  isLive: false,
  isActive: true,
  ...NO_DATES,
};
export type SocialFeedInput = typeof NEW_FEED_ITEM;

/** PUT /api/social-feeds/{id} */
export type SocialFeedUpdate = Versioned<SocialFeedInput>;

/** A row of GET /api/social-feeds, newest first. */
export interface SocialFeedItem extends SocialFeedInput, Stored {
  /** Source of the post; null when added by hand. */
  sourceId: string | null;
  /** The texts were edited by hand, so a synchronization leaves them unchanged. */
  isEdited: boolean;
}

/** A post as visitors receive it: active rows only. */
export type PublicSocialFeedItem = Omit<
  SocialFeedItem,
  'isActive' | keyof PublicationDates | 'version' | 'sourceId' | 'isEdited' | 'updatedAt' | 'thumbnailUrl'
>;

/** Number of posts on the landing page, and the maximum from one source if others have posts as well. */
export const LATEST_POSTS = { most: 6, ofOneSource: 3 } as const;

/** Widths of the copies of a post's picture in pixels (only those that the picture reaches), and their aspect ratio. */
export const THUMBNAIL = { widths: [320, 640], ratio: 16 / 9 } as const;

/** The server's own copy of a post's picture. */
export interface PostThumbnail {
  /** A path on this site. */
  src: string;
  /** Pixels. */
  width: number;
  mimeType: string;
}

/** A row of GET /api/social-feeds/latest: a post on the landing page, newest first. */
export interface LatestPost extends Pick<SocialFeedItem, 'id' | 'platform' | 'title' | 'url' | 'createdAt'> {
  /** Date of `createdAt` in the time zone of the site, YYYY-MM-DD. */
  day: string;
  /** Empty without a picture, and until it is copied. */
  thumbnails: PostThumbnail[];
}

/**
 * `youtube`: a channel; `twitter`: an account, synchronized while an API key is set; `feed`: an RSS or Atom feed;
 * `manual`: a page whose posts are added by hand.
 */
export const FEED_SOURCE_KINDS = ['youtube', 'twitter', 'feed', 'manual'] as const;
export type FeedSourceKind = (typeof FEED_SOURCE_KINDS)[number];

/** Reasons why a synchronization failed. */
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

/** The fields of a source that staff edit, with the values of a new one. */
export const NEW_FEED_SOURCE = {
  platform: 'youtube' as SocialPlatform,
  kind: 'youtube' as FeedSourceKind,
  title: '',
  /** The http(s) URL of a channel, a feed or a page. */
  url: '',
  /** An inactive source is not synchronized, and visitors do not see its posts. */
  isActive: true,
};
export type FeedSourceInput = typeof NEW_FEED_SOURCE;

/** PUT /api/feed-sources/{id} */
export type FeedSourceUpdate = Versioned<FeedSourceInput>;

/** A row of GET /api/feed-sources, sorted by title. */
export interface FeedSource extends FeedSourceInput, Stored {
  itemCount: number;
  engagementCount: number;
  /** A synchronization is running. */
  isSyncing: boolean;
  /** ISO instants; null for never, or not scheduled. */
  lastSyncAt: string | null;
  lastSuccessAt: string | null;
  nextSyncAt: string | null;
  lastProblem: SyncProblem | null;
  /** HTTP status of the other server, if that was the problem. */
  lastStatus: number | null;
}

/** GET /api/feed-sources/stats */
export interface FeedStats {
  sources: number;
  activeSources: number;
  items: number;
  activeItems: number;
  liveItems: number;
  engagement: number;
  /** Engagement with posts of the last 30 days, and of the 30 days before. */
  recentEngagement: number;
  previousEngagement: number;
  isSyncOn: boolean;
  /** Platforms with an API key. */
  keys: ApiKeyPlatform[];
}

/** Response to POST /api/feed-sources/refresh and POST /api/feed-sources/{id}/refresh. */
export interface FeedRefresh {
  /** Number of synchronizations that started. */
  started: number;
}
