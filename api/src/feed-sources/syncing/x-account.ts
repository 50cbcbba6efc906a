import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readEmbed } from '@vitral/embeds';
import { KeyRing, PlatformClient, asCount, asRecord, asRecords, asText } from '../../api-keys/index.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { SyncFailure } from './sync-failure.ts';
import { boundItems, type FeedItem, type RawFeedItem } from '../reading/bound-items.ts';
import { htmlText } from '../reading/html-text.ts';
import type { ClaimedSource, FetchedFeed } from './fetched-feed.ts';

/** X charges for each post read, once a day. */
const POSTS = 20;
const QUERY = `max_results=${POSTS}&exclude=replies,retweets&tweet.fields=created_at,public_metrics`;
const POSTS_PATH = /^\/2\/users\/\d{1,20}\/tweets$/;

@Injectable()
export class XAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly keyRing: KeyRing,
    private readonly platforms: PlatformClient,
  ) {}

  /** Throws SyncFailure, PlatformProblem or OutgoingProblem. */
  async fetch(source: ClaimedSource): Promise<FetchedFeed> {
    const account = readEmbed('twitter', source.url);
    if (account?.kind !== 'profile') throw SyncFailure.noChannel();
    const key = await this.keyRing.read(this.em.fork(), 'twitter');
    if (key === null) throw SyncFailure.noKey();

    const known = POSTS_PATH.exec(source.feedUrl ?? '')?.[0];
    const path = known ?? (await this.findPosts(account.embedId, key));
    const { body, pause } = await this.platforms.ask('twitter', `${path}?${QUERY}`, key);
    const items = readPosts(body, account.embedId, new Date());
    // X reports a deleted or protected account in `errors` of a response without posts.
    if (!items && Array.isArray(body['errors'])) throw SyncFailure.noChannel();
    if (!items) throw new OutgoingProblem('not-a-feed');
    return { items, feedUrl: path, etag: null, lastModified: null, pause };
  }

  private async findPosts(username: string, key: string): Promise<string> {
    const { body } = await this.platforms.ask('twitter', `/2/users/by/username/${username}`, key);
    const id = readUserId(body);
    if (id === null) throw SyncFailure.noChannel();
    return `/2/users/${id}/tweets`;
  }
}

const POST_ID = /^\d{1,20}$/;
const USER_ID = POST_ID;

/** Returns the id of an account; null when there is no such account. */
function readUserId(body: Record<string, unknown>): string | null {
  const id = asText(asRecord(body['data'])['id']);
  return USER_ID.test(id) ? id : null;
}

/** Returns the posts in a response of GET /2/users/{id}/tweets; null for any other body. An account without posts has no `data`. */
function readPosts(body: Record<string, unknown>, username: string, now: Date): FeedItem[] | null {
  const { data, meta } = body;
  if (!Array.isArray(data) && asRecord(meta)['result_count'] !== 0) return null;
  return boundItems(
    asRecords(data).flatMap((post) => readPost(post, username) ?? []),
    now,
  );
}

function readPost(post: Record<string, unknown>, username: string): RawFeedItem | null {
  const id = asText(post['id']);
  if (!POST_ID.test(id)) return null;
  const metrics = asRecord(post['public_metrics']);
  const sum = (...names: string[]) => names.reduce((total, name) => total + (asCount(metrics[name]) ?? 0), 0);
  return {
    externalId: id,
    // Posts have no title: it is taken from the text.
    title: '',
    description: htmlText(asText(post['text'])),
    url: `https://x.com/${username}/status/${id}`,
    thumbnailUrl: null,
    publishedAt: asText(post['created_at']) || null,
    isLive: false,
    viewCount: sum('impression_count'),
    engagementCount: sum('like_count', 'retweet_count', 'reply_count', 'quote_count'),
  };
}
