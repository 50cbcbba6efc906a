import { defineEntity, p } from '@mikro-orm/core';
import { EMBED_KINDS } from '@vitral/contracts/embeds';
import { SOCIAL_PLATFORMS } from '@vitral/contracts/social-feeds';
import { editable, announced } from '../platform/entities/columns.ts';

const EmbedSchema = defineEntity({
  name: 'Embed',
  triggers: [announced('embed')],
  indexes: [{ properties: ['order', 'id'] }],
  properties: {
    ...editable(),
    platform: p.enum(SOCIAL_PLATFORMS),
    title: p.text(),
    url: p.text(),
    kind: p.enum(EMBED_KINDS),
    embedId: p.text(),
    order: p.integer(),
    isActive: p.boolean(),
  },
});

export class Embed extends EmbedSchema.class {}
EmbedSchema.setClass(Embed);
