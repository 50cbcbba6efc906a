import type { EmbedKind } from '@vitral/contracts/embeds';
import type { SocialPlatform } from '@vitral/contracts/social-feeds';

/** Kind and id of an embed. `embedId` has only characters that ids of the platform have. */
export interface EmbedReference {
  kind: EmbedKind;
  embedId: string;
}

type Patterns = Record<SocialPlatform, Partial<Record<EmbedKind, RegExp>>>;

const PATTERNS: Patterns = {
  youtube: {
    video: /^[\w-]{11}$/,
    playlist: /^(?:PL|UU|FL|OL|RD)[\w-]{10,62}$/,
    profile: /^UC[\w-]{22}$/,
  },
  instagram: {
    post: /^[\w-]{5,40}$/,
    profile: /^(?!\.)(?!.*\.\.)[\w.]{1,30}(?<!\.)$/,
  },
  linkedin: {
    post: /^urn:li:(?:activity|share|ugcPost):\d{5,25}$/,
    profile: /^(?:in|company)\/[\p{L}\p{N}_-]{2,100}$/u,
  },
  twitter: {
    post: /^\d{1,20}$/,
    profile: /^\w{1,15}$/,
  },
};

/** Returns whether the platform has this kind of embed and the id matches its pattern. */
export function isEmbedId(platform: SocialPlatform, kind: EmbedKind, embedId: string): boolean {
  return PATTERNS[platform][kind]?.test(embedId) ?? false;
}

/** Returns the reference if its id is valid, else null. */
export function toReference(
  platform: SocialPlatform,
  kind: EmbedKind,
  embedId: string | null | undefined,
): EmbedReference | null {
  return embedId && isEmbedId(platform, kind, embedId) ? { kind, embedId } : null;
}

const HOMES: Record<SocialPlatform, string> = {
  youtube: 'https://www.youtube.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
  twitter: 'https://x.com/',
};

const PATHS: Record<SocialPlatform, Partial<Record<EmbedKind, (embedId: string) => string>>> = {
  youtube: {
    video: (id) => `watch?v=${id}`,
    playlist: (id) => `playlist?list=${id}`,
    profile: (id) => `channel/${id}`,
  },
  instagram: { post: (id) => `p/${id}/`, profile: (name) => `${name}/` },
  linkedin: { post: (urn) => `feed/update/${urn}/`, profile: (path) => `${encodeURI(path)}/` },
  twitter: { post: (id) => `i/status/${id}`, profile: (name) => name },
};

/** Returns the URL of the embedded item on its platform; the platform's home page for an invalid id. */
export function embedUrl(platform: SocialPlatform, kind: EmbedKind, embedId: string): string {
  const path = isEmbedId(platform, kind, embedId) ? PATHS[platform][kind]?.(embedId) : '';
  return HOMES[platform] + (path ?? '');
}
