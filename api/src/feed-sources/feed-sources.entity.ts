import { defineEntity, p } from '@mikro-orm/core';
import { FEED_SOURCE_KINDS, SOCIAL_PLATFORMS, SYNC_PROBLEMS } from '@vitral/contracts/social-feeds';
import { editable, instant, sortableText, announced } from '../platform/entities/columns.ts';

const FeedSourceSchema = defineEntity({
  name: 'FeedSource',
  triggers: [announced('feed_source')],
  indexes: [{ properties: ['title', 'id'] }, { properties: ['nextSyncAt'] }],
  properties: {
    ...editable(),
    platform: p.enum(SOCIAL_PLATFORMS),
    title: sortableText(),
    url: p.text().unique(),
    kind: p.enum(FEED_SOURCE_KINDS),
    isActive: p.boolean(),
    /** The feed URL that was found for the channel. */
    feedUrl: p.text().nullable(),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    /** Null: not scheduled. */
    nextSyncAt: instant().nullable(),
    /** The end of the lease of the server that synchronizes the source. */
    claimedUntil: instant().nullable(),
    lastSyncAt: instant().nullable(),
    lastSuccessAt: instant().nullable(),
    lastProblem: p.enum(SYNC_PROBLEMS).nullable(),
    lastStatus: p.smallint().nullable(),
    failures: p.integer().default(0),
  },
});

export class FeedSource extends FeedSourceSchema.class {}
FeedSourceSchema.setClass(FeedSource);
