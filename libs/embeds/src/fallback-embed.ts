import type { SocialPlatform } from '@vitral/contracts';
import type { EmbedReference } from './embed-ids.ts';

/** What stands in where nothing could be read: its code can be copied, but it shows nothing until somebody puts an id in. */
export interface FallbackEmbed extends EmbedReference {
  isFallback: true;
}

const FALLBACK_LENGTH = 64;
/** Where the id of a playlist has to go. */
const PLAYLIST_PLACEHOLDER = 'PLAYLIST_ID';
const NAME_PLACEHOLDER = 'username';

/**
 * Stands in for an input that {@link readEmbed} cannot read (docs/product/social-feeds.md): of a YouTube
 * one the free generator takes what was typed, here reduced to letters, digits, `_` and `-`, the custom one a playlist's placeholder;
 * a Twitter name is `username`. Screens warn of it, and nothing of the kind is stored.
 */
export function fallbackEmbed(
  platform: SocialPlatform,
  input: string,
  generator: 'free' | 'custom',
): FallbackEmbed {
  if (platform === 'youtube') {
    return generator === 'free'
      ? fallback('video', reduced(input) || 'VIDEO_ID')
      : fallback('playlist', PLAYLIST_PLACEHOLDER);
  }
  if (platform === 'twitter') return fallback('profile', NAME_PLACEHOLDER);
  const name = reduced(input) || NAME_PLACEHOLDER;
  return fallback('profile', platform === 'linkedin' ? `in/${name}` : name);
}

/** Whether an id is one that {@link fallbackEmbed} can have made. */
export function isFallbackId(embedId: string): boolean {
  return /^(?:in\/)?[\w-]{1,64}$/.test(embedId);
}

function fallback(kind: FallbackEmbed['kind'], embedId: string): FallbackEmbed {
  return { kind, embedId, isFallback: true };
}

function reduced(input: string): string {
  return input.replace(/[^\w-]/g, '').slice(0, FALLBACK_LENGTH);
}
