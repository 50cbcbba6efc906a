import type { Embed as EmbedAnswer, PublicEmbed } from '@vitral/contracts';
import type { Embed } from './embeds.entity.ts';

export function toPublicAnswer({ id, platform, title, kind, embedId }: Embed): PublicEmbed {
  return { id, platform, title, kind, embedId };
}

export function toAnswer(row: Embed): EmbedAnswer {
  return {
    ...toPublicAnswer(row),
    url: row.url,
    isActive: row.isActive,
    order: row.order,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
