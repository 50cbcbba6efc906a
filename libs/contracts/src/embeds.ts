import type { SocialPlatform } from './social-feeds.ts';

/** What is shown: a video, a playlist, a post, or what a profile published last. */
export const EMBED_KINDS = ['video', 'playlist', 'post', 'profile'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];

/** What people write of an embed. What is shown is made of the address anew, never of pasted HTML. */
export interface EmbedInput {
  platform: SocialPlatform;
  title: string;
  /** What was typed: an address, or the id or name by itself. */
  url: string;
  isActive: boolean;
}

/** PUT /api/embeds/{id}; a stale version is answered 409. */
export interface EmbedUpdate extends EmbedInput {
  version: number;
}

/** POST /api/embeds/{id}/move: to a place in the order, counted from 0. */
export interface EmbedMove {
  order: number;
}

/** What visitors get of an embed: active ones, in their order. */
export interface PublicEmbed {
  id: string;
  platform: SocialPlatform;
  title: string;
  kind: EmbedKind;
  /** Checked: letters, digits, and of the marks only those that the platform's ids have. */
  embedId: string;
}

/** A row of GET /api/embeds, in its order. */
export interface Embed extends PublicEmbed, EmbedInput {
  /** Counted from 0, without gaps. */
  order: number;
  createdAt: string;
  updatedAt: string;
  version: number;
}
