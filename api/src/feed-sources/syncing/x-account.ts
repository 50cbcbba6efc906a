import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readEmbed } from '@vitral/embeds';
import { KeyRing, PlatformClient } from '../../api-keys/index.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { readPosts, readUserId } from '../reading/x-posts.ts';
import type { ClaimedSource } from './claims.ts';
import type { FetchedFeed } from './feed-fetcher.ts';
import { SyncFailure } from './sync-failure.ts';

/** X charges for each post read, once a day. */
const POSTS = 20;
const QUERY = `max_results=${POSTS}&exclude=replies,retweets&tweet.fields=created_at,public_metrics`;
const POSTS_PATH = /^\/2\/users\/\d{1,20}\/tweets$/;

/** Fetches the posts of an X account with the site's API key. */
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
