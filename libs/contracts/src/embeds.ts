import type { Stored, Versioned } from './items.ts';
import type { SocialPlatform } from './social-feeds.ts';

/** Kinds of embeds; `profile` shows the latest publications of a profile. */
export const EMBED_KINDS = ['video', 'playlist', 'post', 'profile'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/**
 * The fields of an embed that staff edit, with the values of a new one. The embed code is built from the URL, never from
 * pasted HTML.
 */
export const NEW_EMBED = {
  platform: 'youtube' as SocialPlatform,
  /** The input as typed: a URL, or an id or name by itself. */
  url: '',
  title: '',
  isActive: true,
};
export type EmbedInput = typeof NEW_EMBED;

/** PUT /api/embeds/{id} */
export type EmbedUpdate = Versioned<EmbedInput>;

/** POST /api/embeds/{id}/move: to a zero-based position. */
export interface EmbedMove {
  order: number;
}

/** An embed as visitors receive it: active ones only, in display order. */
export interface PublicEmbed {
  id: string;
  platform: SocialPlatform;
  title: string;
  kind: EmbedKind;
  /** Validated: letters, digits and the punctuation that the platform's ids use. */
  embedId: string;
}

/** A row of GET /api/embeds, in display order. */
export interface Embed extends PublicEmbed, EmbedInput, Stored {
  /** Zero-based, without gaps. */
  order: number;
}
