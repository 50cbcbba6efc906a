import type { FeedItem } from '../reading/bound-items.ts';
import type { FeedSource } from '../feed-sources.entity.ts';

/** A source leased by this server until `claim`. */
export interface ClaimedSource
  extends
    Pick<FeedSource, 'id' | 'platform' | 'kind' | 'url' | 'failures'>,
    Record<'feedUrl' | 'etag' | 'lastModified', string | null> {
  /** The source's own ids of items that are stored as live. */
  liveItems: string[];
  /** Expiry of the lease, as PostgreSQL writes timestamps. */
  claim: string;
}

/** New counts of an item; null leaves the stored count unchanged. */
export interface NewCounts {
  externalId: string;
  isLive: boolean;
  viewCount: number | null;
  engagementCount: number | null;
}

/** The response of a source; `items` is null when nothing has changed since the last request. */
export interface FetchedFeed {
  items: FeedItem[] | null;
  feedUrl: string;
  etag: string | null;
  lastModified: string | null;
  /** New counts of items that are not in `items`. */
  counts?: NewCounts[];
  /** The minimum number of seconds until the next request. */
  pause?: number;
}
