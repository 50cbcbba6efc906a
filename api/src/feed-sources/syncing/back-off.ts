import { type SocialPlatform, SYNC_MINUTES } from '@vitral/contracts';

const DAY = 24 * 60 * 60;

export const intervalOf = (platform: SocialPlatform) => SYNC_MINUTES[platform] * 60;

/** Returns the seconds to wait after `failures` failures in a row; a day at most. */
export function pauseAfter(platform: SocialPlatform, failures: number, retryAfter: number): number {
  return Math.min(Math.max(intervalOf(platform) * 2 ** failures, retryAfter), DAY);
}
