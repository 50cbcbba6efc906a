import { defineEntity, p } from '@mikro-orm/core';
import { SOCIAL_PLATFORMS } from '@vitral/contracts';
import { announced } from '../platform/changes/announced.ts';
import { editable } from '../platform/entities/columns.ts';

const SocialFeedItemSchema = defineEntity({
  name: 'SocialFeedItem',
  triggers: [announced('social_feed_item')],
  indexes: [{ properties: ['createdAt', 'id'] }],
  properties: {
    ...editable(),
    platform: p.enum(SOCIAL_PLATFORMS),
    title: p.text(),
    description: p.text(),
    url: p.text(),
    isLive: p.boolean(),
    viewCount: p.integer(),
    engagementCount: p.integer(),
    isActive: p.boolean(),
  },
});

export class SocialFeedItem extends SocialFeedItemSchema.class {}
SocialFeedItemSchema.setClass(SocialFeedItem);
