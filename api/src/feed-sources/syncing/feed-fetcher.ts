import { Injectable } from '@nestjs/common';
import { type OutgoingAnswer, OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { FeedItem } from '../reading/feed-item.ts';
import { FeedReader } from '../reading/feed-reader.ts';
import { feedNamedIn, readChannel } from '../reading/youtube-channel.ts';
import type { ClaimedSource } from './claims.ts';
import { SyncFailure } from './sync-failure.ts';

/** What a source answered; `items` are null where nothing has changed since it was last asked. */
export interface FetchedFeed {
  items: FeedItem[] | null;
  feedUrl: string;
  etag: string | null;
  lastModified: string | null;
}

/** Headers that are longer are not worth keeping. */
const LONGEST_HEADER = 1000;

/** Asks a source for what is new. */
@Injectable()
export class FeedFetcher {
  /** Where channels are asked for; undefined: at YouTube's. */
  youtubeOrigin: string | undefined;

  constructor(
    private readonly client: OutgoingClient,
    private readonly reader: FeedReader,
  ) {}

  /** Throws SyncFailure or OutgoingProblem. */
  async fetch(source: ClaimedSource): Promise<FetchedFeed> {
    const feedUrl = source.feedUrl ?? (await this.findFeed(source));
    const condition = conditionOf(source);
    const answer = await this.client.get(feedUrl, condition);
    const isUnchanged = answer.status === 304 && Object.keys(condition).length > 0;
    if (!isUnchanged && answer.status !== 200) throw SyncFailure.ofAnswer(answer);
    return {
      items: isUnchanged ? null : await this.reader.read(answer),
      feedUrl,
      etag: header(answer, 'etag') ?? (isUnchanged ? source.etag : null),
      lastModified: header(answer, 'last-modified') ?? (isUnchanged ? source.lastModified : null),
    };
  }

  private async findFeed({ kind, url }: ClaimedSource): Promise<string> {
    if (kind !== 'youtube') return url;
    const channel = readChannel(url, this.youtubeOrigin);
    if (channel && 'feed' in channel) return channel.feed;
    if (!channel) throw SyncFailure.noChannel();
    const answer = await this.client.get(channel.page);
    if (answer.status !== 200) throw SyncFailure.ofAnswer(answer);
    const feed = feedNamedIn(answer.body.toString(), this.youtubeOrigin);
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

function header({ headers }: OutgoingAnswer, name: 'etag' | 'last-modified'): string | null {
  const value = headers[name];
  return typeof value === 'string' && value.length <= LONGEST_HEADER && /^[\x20-\x7e]+$/.test(value)
    ? value
    : null;
}
