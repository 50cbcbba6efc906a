import { defineEntity, p } from '@mikro-orm/core';
import { SOCIAL_PLATFORMS } from '@vitral/contracts/social-feeds';
import { FeedSource } from '../feed-sources.entity.ts';
import { announced } from '../../platform/entities/columns.ts';
import { editable, instant, searchText, identity } from '../../platform/entities/columns.ts';
import { searchIndex } from '../../platform/entities/columns.ts';
import { publicationDates, publicationIndex } from '../../platform/entities/publication-dates.ts';
import { sqlIndex } from '../../platform/entities/sql-index.ts';

const SocialFeedItemSchema = defineEntity({
  name: 'SocialFeedItem',
  triggers: [announced('social_feed_item')],
  indexes: [
    publicationIndex('social_feed_item'),
    { properties: ['createdAt', 'id'] },
    sqlIndex('social_feed_item_listed_index', 'social_feed_item (created_at, id) where removed_at is null'),
    sqlIndex(
      'social_feed_item_shown_index',
      'social_feed_item (created_at, id) where is_active and removed_at is null',
    ),
    sqlIndex(
      'social_feed_item_hidden_index',
      'social_feed_item (created_at, id) where not is_active and removed_at is null',
    ),
    sqlIndex(
      'social_feed_item_platform_index',
      'social_feed_item (platform, created_at, id) where removed_at is null',
    ),
    sqlIndex(
      'social_feed_item_source_index',
      'social_feed_item (source_id, created_at, id) where removed_at is null',
    ),
    { name: 'social_feed_item_search_index', expression: searchIndex('social_feed_item', 'search_text') },
  ],
  uniques: [{ properties: ['source', 'externalId'] }],
  properties: {
    ...editable(),
    /** Null: added by hand. */
    source: () => p.manyToOne(FeedSource).nullable().mapToPk().deleteRule('cascade'),
    externalId: p.text().nullable(),
    platform: p.enum(SOCIAL_PLATFORMS),
    title: p.text(),
    description: p.text(),
    url: p.text(),
    thumbnailUrl: p.text().default(''),
    /** When the server next fetches the picture; null: it was fetched already, or will not be tried again. */
    thumbnailDueAt: instant().nullable(),
    /** Failed attempts to fetch the picture since its URL last changed. */
    thumbnailFailures: p.smallint().default(0),
    isLive: p.boolean(),
    viewCount: p.integer(),
    engagementCount: p.integer(),
    isActive: p.boolean(),
    ...publicationDates('isActive'),
    /** Syncs do not overwrite the texts of edited posts. */
    isEdited: p.boolean().default(false),
    /** Deleted; the row stays, so that the next sync does not add the post again. */
    removedAt: instant().nullable(),
    searchText: searchText('title', 'description'),
  },
});

export class SocialFeedItem extends SocialFeedItemSchema.class {}
SocialFeedItemSchema.setClass(SocialFeedItem);

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
