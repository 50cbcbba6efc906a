import type { EmbedKind, SocialPlatform } from '@vitral/contracts';
import { isEmbedId } from './embed-ids.ts';

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
