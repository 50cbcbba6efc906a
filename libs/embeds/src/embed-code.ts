import type { EmbedKind } from '@vitral/contracts/embeds';
import type { SocialPlatform } from '@vitral/contracts/social-feeds';
import { type EmbedFrame, buildFrame } from './embed-frame.ts';
import { type EmbedReference, isEmbedId } from './embed-ids.ts';

/** Input of the code: the embed, a title for screen readers, and whether the id is a placeholder. */
export interface EmbedCodeInput extends EmbedReference {
  title?: string;
  isFallback?: boolean;
}

const TITLES: Record<SocialPlatform, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
};

/**
 * Returns the HTML with which other sites show an embed, built from its validated id, with the title escaped: a
 * frame, or the platform's own snippet where it has no frame for other sites (X, LinkedIn profiles). Throws a
 * RangeError for an id that neither {@link readEmbed} nor {@link fallbackEmbed} returns.
 */
export function embedCode(platform: SocialPlatform, embed: EmbedCodeInput): string {
  const { kind, embedId, isFallback } = embed;
  if (!isEmbedId(platform, kind, embedId) && !(isFallback && isFallbackId(embedId))) {
    throw new RangeError(`Not an id of ${platform}`);
  }
  const title = escapeHtml(embed.title || TITLES[platform]);
  if (platform === 'twitter') return twitterCode(kind, embedId, title);
  const frame = buildFrame(platform, kind, embedId);
  return frame ? frameCode(frame, title) : linkedinProfileCode(embedId, title);
}

function frameCode({ src, width, height }: EmbedFrame, title: string): string {
  return [
    `<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%"`,
    '  loading="lazy" referrerpolicy="strict-origin-when-cross-origin"',
    '  allow="encrypted-media; fullscreen; picture-in-picture"></iframe>',
  ].join('\n');
}

/** LinkedIn's badge for a person, a plain link for a company. */
function linkedinProfileCode(path: string, title: string): string {
  const href = `https://www.linkedin.com/${encodeURI(path)}/`;
  const link = `<a class="badge-base__link LI-simple-link" href="${href}">${title}</a>`;
  if (!path.startsWith('in/')) return link;
  return [
    '<div class="badge-base LI-profile-badge" data-version="v1" data-size="medium" data-theme="light"',
    `  data-type="VERTICAL" data-vanity="${encodeURI(path.slice('in/'.length))}">${link}</div>`,
    '<script async defer src="https://platform.linkedin.com/badges/js/profile.js"></script>',
  ].join('\n');
}

function twitterCode(kind: EmbedKind, embedId: string, title: string): string {
  const shown =
    kind === 'post'
      ? `<blockquote class="twitter-tweet" data-dnt="true"><a href="https://twitter.com/i/status/${embedId}">${title}</a></blockquote>`
      : `<a class="twitter-timeline" data-dnt="true" data-height="560" href="https://twitter.com/${embedId}">${title}</a>`;
  return `${shown}\n<script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

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
function isFallbackId(embedId: string): boolean {
  return /^(?:in\/)?[\w-]{1,64}$/.test(embedId);
}

function fallback(kind: FallbackEmbed['kind'], embedId: string): FallbackEmbed {
  return { kind, embedId, isFallback: true };
}

function reduced(input: string): string {
  return input.replace(/[^\w-]/g, '').slice(0, FALLBACK_LENGTH);
}
