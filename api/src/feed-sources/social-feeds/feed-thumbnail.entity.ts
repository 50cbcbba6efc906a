import { defineEntity, p } from '@mikro-orm/core';
import { announced } from '../../platform/changes/announced.ts';
import { identity } from '../../platform/entities/columns.ts';
import { SocialFeedItem } from './social-feeds.entity.ts';

/** A copy of a post's picture in the file store. */
const FeedThumbnailSchema = defineEntity({
  name: 'FeedThumbnail',
  triggers: [announced('feed_thumbnail')],
  indexes: [{ properties: ['item'] }],
  properties: {
    ...identity(),
    /** Null: the post is deleted, and the file is to be deleted. */
    item: () => p.manyToOne(SocialFeedItem).nullable().mapToPk().deleteRule('set null'),
    /** Pixels. */
    width: p.integer(),
    mimeType: p.text(),
    filename: p.text().unique(),
    fileSize: p.bigint('number'),
    checksum: p.text(),
  },
});

export class FeedThumbnail extends FeedThumbnailSchema.class {}
FeedThumbnailSchema.setClass(FeedThumbnail);
