/** What a feed says of one of its items, as it says it. */
export interface RawFeedItem {
  externalId: string | null;
  title: string;
  description: string;
  url: string | null;
  thumbnailUrl: string | null;
  publishedAt: string | null;
  isLive: boolean;
  viewCount: number;
  engagementCount: number;
}

/** The same within the bounds of what is stored. */
export interface FeedItem {
  externalId: string;
  title: string;
  description: string;
  url: string;
  /** Empty: the feed names none. */
  thumbnailUrl: string;
  publishedAt: Date;
  isLive: boolean;
  viewCount: number;
  engagementCount: number;
}
