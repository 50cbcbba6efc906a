import type { SocialPlatform } from '@vitral/contracts';
import type { EmbedReference } from './embed-ids.ts';

/** Placeholder for unreadable input: its code can be copied, but shows nothing until an id is filled in. */
export interface FallbackEmbed extends EmbedReference {
  isFallback: true;
}

const FALLBACK_LENGTH = 64;
/** Marks the place of the playlist's id. */
const PLAYLIST_PLACEHOLDER = 'PLAYLIST_ID';
const NAME_PLACEHOLDER = 'username';

/**
 * Returns a placeholder for input that {@link readEmbed} cannot read (docs/product/social-feeds.md). YouTube: the
 * free generator uses the input reduced to letters, digits, `_` and `-`, the custom one the placeholder of a
 * playlist. Twitter: the name `username`. Screens warn about placeholders, which are never stored.
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

/** Returns whether an id can come from {@link fallbackEmbed}. */
export function isFallbackId(embedId: string): boolean {
  return /^(?:in\/)?[\w-]{1,64}$/.test(embedId);
}

function fallback(kind: FallbackEmbed['kind'], embedId: string): FallbackEmbed {
  return { kind, embedId, isFallback: true };
}

function reduced(input: string): string {
  return input.replace(/[^\w-]/g, '').slice(0, FALLBACK_LENGTH);
}
