/** An item of a feed with the feed's own values. */
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

/** An item with all values within the stored bounds. */
export interface FeedItem {
  externalId: string;
  title: string;
  description: string;
  url: string;
  /** Empty: the feed has no picture for the item. */
  thumbnailUrl: string;
  publishedAt: Date;
  isLive: boolean;
  viewCount: number;
  engagementCount: number;
}
