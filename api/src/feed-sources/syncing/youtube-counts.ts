import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { KeyRing, PlatformClient, PlatformProblem } from '../../api-keys/index.ts';
import { readVideos, videoIdOf } from '../reading/youtube-videos.ts';
import type { ClaimedSource } from './claims.ts';
import type { FetchedFeed } from './feed-fetcher.ts';

/** As many as one question takes, which costs one unit of the day's ten thousand. */
const VIDEOS = 50;
const PARTS = 'part=snippet,statistics,liveStreamingDetails';

/** What only YouTube's interface tells: who is live, how many watch, likes and comments of this moment. */
@Injectable()
export class YoutubeCounts {
  private readonly logger = new Logger(YoutubeCounts.name);

  constructor(
    private readonly em: EntityManager,
    private readonly keyRing: KeyRing,
    private readonly platforms: PlatformClient,
  ) {}

  /** Null: none is set that can be used. */
  readKey(): Promise<string | null> {
    return this.keyRing.read(this.em.fork(), 'youtube');
  }

  /** The feed with those counts; as it came where they cannot be had. */
  async addTo(feed: FetchedFeed, source: ClaimedSource, key: string): Promise<FetchedFeed> {
    const items = feed.items ?? [];
    // What has left the feed while it was live ends some day, too.
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

/** A video that YouTube knows no more: what was counted last stays. */
const gone = (externalId: string) => ({
  externalId,
  isLive: false,
  viewCount: null,
  engagementCount: null,
});
