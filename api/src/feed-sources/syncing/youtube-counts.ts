import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import {
  KeyRing,
  PlatformClient,
  PlatformProblem,
  asCount,
  asRecord,
  asRecords,
  asText,
} from '../../api-keys/index.ts';
import { boundCount, type FeedItem } from '../reading/bound-items.ts';
import type { ClaimedSource, FetchedFeed } from './fetched-feed.ts';

/** The most videos that one request takes; it costs one unit of the daily ten thousand. */
const VIDEOS = 50;
const PARTS = 'part=snippet,statistics,liveStreamingDetails';

/** Reads values that only YouTube's API provides: live state, current viewers, likes and comments. */
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
    const videos = names.filter((name) => videoIdOf(name) !== null).slice(0, VIDEOS);
    const counts = videos.length > 0 ? await this.ask(videos, source, key) : null;
    if (!counts) return feed;
    return {
      ...feed,
      items: items.map((item) => ({ ...item, ...counts.get(item.externalId) })),
      counts: source.liveItems
        .filter((name) => videos.includes(name))
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

/** The platform's counts of a video. */
type ItemCounts = Pick<FeedItem, 'externalId' | 'isLive' | 'viewCount' | 'engagementCount'>;

const VIDEO = /^yt:video:([\w-]{11})$/;

/** Returns the video's own id from its id in the channel's feed. */
const videoIdOf = (externalId: string): string | null => VIDEO.exec(externalId)?.[1] ?? null;

/** Returns the counts in a response of `videos`, by the videos' ids in the feed; null for any other body. */
function readVideos(body: Record<string, unknown>): Map<string, ItemCounts> | null {
  if (!Array.isArray(body['items'])) return null;
  const counts = asRecords(body['items']).map(readVideo);
  return new Map(counts.map((video) => [video.externalId, video]));
}

/** Reads the current viewers of a live video, else the number of views. */
function readVideo(video: Record<string, unknown>): ItemCounts {
  const statistics = asRecord(video['statistics']);
  const isLive = asRecord(video['snippet'])['liveBroadcastContent'] === 'live';
  const watching = asCount(asRecord(video['liveStreamingDetails'])['concurrentViewers']);
  const seen = asCount(statistics['viewCount']) ?? 0;
  return {
    externalId: `yt:video:${asText(video['id'])}`,
    isLive,
    viewCount: boundCount(isLive ? (watching ?? 0) : seen),
    engagementCount: boundCount(
      (asCount(statistics['likeCount']) ?? 0) + (asCount(statistics['commentCount']) ?? 0),
    ),
  };
}
