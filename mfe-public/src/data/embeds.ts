import { EMBED_KINDS } from '@vitral/sdk/contracts/embeds';
import { SOCIAL_PLATFORMS } from '@vitral/sdk/contracts/social-feeds';
import { embedUrl, embedFrame, isEmbedId } from '@vitral/sdk/embeds';
import { idOf, objectsOf, textOf, type JsonObject } from './json.ts';

/** An embed with everything that the browser needs, so that the platforms' rules stay on the server. */
export type LatestEmbed = NonNullable<ReturnType<typeof readEmbed>>;

/** Parses GET /api/embeds in order; invalid embeds are left out. */
export function readEmbeds(response: unknown): LatestEmbed[] {
  return objectsOf(response).flatMap((row) => readEmbed(row) ?? []);
}

function readEmbed(row: JsonObject) {
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
    url: embedUrl(platform, kind, embedId),
    // Null when the platform does not allow frames.
    frame: frame && { src: frame.src, isWide: frame.width > frame.height },
  };
}
