import { defineEntity, p } from '@mikro-orm/core';
import { SOCIAL_PLATFORMS } from '@vitral/contracts';
import { FeedSource } from '../feed-sources/feed-sources.entity.ts';
import { announced } from '../platform/changes/announced.ts';
import { editable, instant } from '../platform/entities/columns.ts';

const SocialFeedItemSchema = defineEntity({
  name: 'SocialFeedItem',
  triggers: [announced('social_feed_item')],
  indexes: [{ properties: ['createdAt', 'id'] }],
  uniques: [{ properties: ['source', 'externalId'] }],
  properties: {
    ...editable(),
    /** Null: added by hand. */
    source: () => p.manyToOne(FeedSource).nullable().mapToPk().deleteRule('cascade'),
    /** What the source calls it. */
    externalId: p.text().nullable(),
    platform: p.enum(SOCIAL_PLATFORMS),
    title: p.text(),
    description: p.text(),
    url: p.text(),
    isLive: p.boolean(),
    viewCount: p.integer(),
    engagementCount: p.integer(),
    isActive: p.boolean(),
    /** A sync leaves its texts alone. */
    isEdited: p.boolean().default(false),
    /** Deleted, but still remembered, so that the next sync does not bring it back. */
    removedAt: instant().nullable(),
  },
});

export class SocialFeedItem extends SocialFeedItemSchema.class {}
SocialFeedItemSchema.setClass(SocialFeedItem);
