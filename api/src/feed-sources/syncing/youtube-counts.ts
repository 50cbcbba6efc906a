import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { KeyRing, PlatformClient, PlatformProblem } from '../../api-keys/index.ts';
import { readVideos, videoIdOf } from '../reading/youtube-videos.ts';
import type { ClaimedSource } from './claims.ts';
import type { FetchedFeed } from './feed-fetcher.ts';

/** The most videos that one request takes; it costs one unit of the daily ten thousand. */
const VIDEOS = 50;
const PARTS = 'part=snippet,statistics,liveStreamingDetails';

/** Reads what only YouTube's API provides: live state, current viewers, likes and comments. */
@Injectable()
export class YoutubeCounts {
  private readonly logger = new Logger(YoutubeCounts.name);

  constructor(
    private readonly em: EntityManager,
    private readonly keyRing: KeyRing,
    private readonly platforms: PlatformClient,
  ) {}

  /** Returns null when there is no usable key. */
  readKey(): Promise<string | null> {
    return this.keyRing.read(this.em.fork(), 'youtube');
  }

  /** Adds the counts to a feed; returns it unchanged when they cannot be read. */
  async addTo(feed: FetchedFeed, source: ClaimedSource, key: string): Promise<FetchedFeed> {
    const items = feed.items ?? [];
    // Live items that have left the feed are included, so that their end is noticed.
    const names = [...new Set([...items.map(({ externalId }) => externalId), ...source.liveItems])];
    const asked = names.filter((name) => videoIdOf(name) !== null).slice(0, VIDEOS);
    const counts = asked.length > 0 ? await this.ask(asked, source, key) : null;
    if (!counts) return feed;
    return {
      ...feed,
      items: items.map((item) => ({ ...item, ...counts.get(item.externalId) })),
      counts: source.liveItems
        .filter((name) => asked.includes(name))
        .map((name) => counts.get(name) ?? gone(name)),
    };
  }

  private async ask(names: string[], source: ClaimedSource, key: string) {
    const ids = names.map(videoIdOf).join(',');
    try {
      const { body } = await this.platforms.ask('youtube', `/youtube/v3/videos?${PARTS}&id=${ids}`, key);
      return readVideos(body);
    } catch (error) {
      if (!(error instanceof PlatformProblem)) throw error;
      const { code, status } = error;
      this.logger.warn({ problem: code, status, source: source.id }, "YouTube's counts could not be read");
      return null;
    }
  }
}

/** A video that YouTube no longer lists: the last counts stay. */
const gone = (externalId: string) => ({
  externalId,
  isLive: false,
  viewCount: null,
  engagementCount: null,
});
