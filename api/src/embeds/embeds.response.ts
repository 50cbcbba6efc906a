import type { Embed as EmbedResponse, PublicEmbed } from '@vitral/contracts';
import type { Embed } from './embeds.entity.ts';

export function toPublicResponse({ id, platform, title, kind, embedId }: Embed): PublicEmbed {
  return { id, platform, title, kind, embedId };
}

export function toResponse(row: Embed): EmbedResponse {
  return {
    ...toPublicResponse(row),
    url: row.url,
    isActive: row.isActive,
    order: row.order,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
