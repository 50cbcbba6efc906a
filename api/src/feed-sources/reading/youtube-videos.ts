import { countOf, recordOf, recordsOf, textOf } from '../../api-keys/index.ts';
import { boundCount } from './bound-items.ts';
import type { FeedItem } from './feed-item.ts';

/** The platform's counts of a video. */
export type ItemCounts = Pick<FeedItem, 'externalId' | 'isLive' | 'viewCount' | 'engagementCount'>;

const VIDEO = /^yt:video:([\w-]{11})$/;

/** Returns the video's own id from its id in the channel's feed. */
export const videoIdOf = (externalId: string): string | null => VIDEO.exec(externalId)?.[1] ?? null;

/** Returns the counts in a response of `videos`, by the videos' ids in the feed; null for any other body. */
export function readVideos(body: Record<string, unknown>): Map<string, ItemCounts> | null {
  if (!Array.isArray(body['items'])) return null;
  const counts = recordsOf(body['items']).map(readVideo);
  return new Map(counts.map((video) => [video.externalId, video]));
}

/** Reads the current viewers of a live video, else the number of views. */
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
