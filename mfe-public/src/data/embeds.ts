import { EMBED_KINDS, SOCIAL_PLATFORMS, type SocialPlatform } from '@vitral/contracts';
import { embedUrl, embedFrame, isEmbedId } from '@vitral/embeds';
import { idOf, objectsOf, textOf, type JsonObject } from './json.ts';

/** An embed with all that the browser needs, so that the platforms' rules stay on the server. */
export interface LatestEmbed {
  id: string;
  platform: SocialPlatform;
  title: string;
  /** URL on its platform. */
  address: string;
  /** Null when the platform shows it on its own site only. */
  frame: { src: string; isWide: boolean } | null;
}

/** Parses GET /api/embeds in order; invalid embeds are left out. */
export function readEmbeds(response: unknown): LatestEmbed[] {
  return objectsOf(response).flatMap((row) => readEmbed(row) ?? []);
}

function readEmbed(row: JsonObject): LatestEmbed | null {
  const id = idOf(row);
  const platform = SOCIAL_PLATFORMS.find((known) => known === row.platform);
  const kind = EMBED_KINDS.find((known) => known === row.kind);
  const [title, embedId] = [textOf(row.title), textOf(row.embedId)];
  if (!id || !platform || !kind || !title || !isEmbedId(platform, kind, embedId)) return null;
  const frame = embedFrame(platform, kind, embedId);
  return {
    id,
    platform,
    title,
    address: embedUrl(platform, kind, embedId),
    frame: frame && { src: frame.src, isWide: frame.width > frame.height },
  };
}
