import { EMBED_KINDS, SOCIAL_PLATFORMS, type SocialPlatform } from '@vitral/contracts';
import { embedAddress, embedFrame, isEmbedId } from '@vitral/embeds';
import { idOf, objectsOf, textOf, type JsonObject } from './json.ts';

/** What is shown of an embed, with all that the browser needs for it: the rules of the platforms stay on the server. */
export interface LatestEmbed {
  id: string;
  platform: SocialPlatform;
  title: string;
  /** Where it is seen on its platform. */
  address: string;
  /** Null: the platform shows it on its own site only. */
  frame: { src: string; isWide: boolean } | null;
}

/** GET /api/embeds, in their order; what is no embed of a platform is left out. */
export function readEmbeds(answer: unknown): LatestEmbed[] {
  return objectsOf(answer).flatMap((row) => readEmbed(row) ?? []);
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
    address: embedAddress(platform, kind, embedId),
    frame: frame && { src: frame.src, isWide: frame.width > frame.height },
  };
}
