import { Injectable } from '@nestjs/common';
import { type OutgoingResponse, OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { FeedReader } from '../reading/feed-reader.ts';
import { feedNamedIn, readChannelUrl } from '../reading/youtube-channel.ts';
import { SyncFailure } from './sync-failure.ts';
import { XAccount } from './x-account.ts';
import { YoutubeCounts } from './youtube-counts.ts';
import type { ClaimedSource, FetchedFeed } from './fetched-feed.ts';

/** Longer headers are not stored. */
const MAX_HEADER_LENGTH = 1000;

@Injectable()
export class FeedFetcher {
  /** Replaces YouTube's origin in tests. */
  youtubeOrigin: string | undefined;

  constructor(
    private readonly client: OutgoingClient,
    private readonly reader: FeedReader,
    private readonly xAccount: XAccount,
    private readonly youtubeCounts: YoutubeCounts,
  ) {}

  /** Throws SyncFailure, PlatformProblem or OutgoingProblem. */
  async fetch(source: ClaimedSource): Promise<FetchedFeed> {
    if (source.kind === 'twitter') return this.xAccount.fetch(source);
    const key = source.platform === 'youtube' ? await this.youtubeCounts.readKey() : null;
    if (key === null) return this.fetchFeed(source);
    // Counts change even when the feed does not.
    const feed = await this.fetchFeed({ ...source, etag: null, lastModified: null });
    return this.youtubeCounts.addTo(feed, source, key);
  }

  private async fetchFeed(source: ClaimedSource): Promise<FetchedFeed> {
    const feedUrl = source.feedUrl ?? (await this.findFeed(source));
    const condition = conditionOf(source);
    const response = await this.client.get(feedUrl, condition);
    const isUnchanged = response.status === 304 && Object.keys(condition).length > 0;
    if (!isUnchanged && response.status !== 200) throw SyncFailure.ofResponse(response);
    return {
      items: isUnchanged ? null : await this.reader.read(response),
      feedUrl,
      etag: header(response, 'etag') ?? (isUnchanged ? source.etag : null),
      lastModified: header(response, 'last-modified') ?? (isUnchanged ? source.lastModified : null),
    };
  }

  private async findFeed({ kind, url }: ClaimedSource): Promise<string> {
    if (kind !== 'youtube') return url;
    const channel = readChannelUrl(url, this.youtubeOrigin);
    if (channel && 'feed' in channel) return channel.feed;
    if (!channel) throw SyncFailure.noChannel();
    const response = await this.client.get(channel.page);
    if (response.status !== 200) throw SyncFailure.ofResponse(response);
    const feed = feedNamedIn(response.body.toString(), this.youtubeOrigin);
    if (!feed) throw SyncFailure.noChannel();
    return feed;
  }
}

function conditionOf({ etag, lastModified }: ClaimedSource): Record<string, string> {
  return {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
}

function header({ headers }: OutgoingResponse, name: 'etag' | 'last-modified'): string | null {
  const value = headers[name];
  return typeof value === 'string' && value.length <= MAX_HEADER_LENGTH && /^[\x20-\x7e]+$/.test(value)
    ? value
    : null;
}
