import { countOf, recordOf, recordsOf, textOf } from '../../api-keys/index.ts';
import { boundCount } from './bound-items.ts';
import type { FeedItem } from './feed-item.ts';

/** What the platform counts of a video. */
export type ItemCounts = Pick<FeedItem, 'externalId' | 'isLive' | 'viewCount' | 'engagementCount'>;

const VIDEO = /^yt:video:([\w-]{11})$/;

/** The video's own id in what its channel's feed calls it. */
export const videoIdOf = (externalId: string): string | null => VIDEO.exec(externalId)?.[1] ?? null;

/** The counts in an answer of `videos`, by what the feed calls each video; null when that is no such answer. */
export function readVideos(body: Record<string, unknown>): Map<string, ItemCounts> | null {
  if (!Array.isArray(body['items'])) return null;
  const counts = recordsOf(body['items']).map(readVideo);
  return new Map(counts.map((video) => [video.externalId, video]));
}

/** Who watches at this moment, where people do; else how often it was seen. */
function readVideo(video: Record<string, unknown>): ItemCounts {
  const statistics = recordOf(video['statistics']);
  const isLive = recordOf(video['snippet'])['liveBroadcastContent'] === 'live';
  const watching = countOf(recordOf(video['liveStreamingDetails'])['concurrentViewers']);
  const seen = countOf(statistics['viewCount']) ?? 0;
  return {
    externalId: `yt:video:${textOf(video['id'])}`,
    isLive,
    viewCount: boundCount(isLive ? (watching ?? 0) : seen),
    engagementCount: boundCount(
      (countOf(statistics['likeCount']) ?? 0) + (countOf(statistics['commentCount']) ?? 0),
    ),
  };
}
