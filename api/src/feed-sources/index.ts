import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/index.ts';
import { FeedSourcesController } from './feed-sources.controller.ts';
import { FeedSourcesService } from './feed-sources.service.ts';
import { FeedSourcesWork } from './feed-sources.work.ts';
import { FeedReader } from './reading/feed-reader.ts';
import { SocialFeedsController } from './social-feeds/social-feeds.controller.ts';
import { SocialFeedsService } from './social-feeds/social-feeds.service.ts';
import { FeedFetcher } from './syncing/feed-fetcher.ts';
import { FeedSyncService } from './syncing/feed-sync.service.ts';
import { XAccount } from './syncing/x-account.ts';
import { YoutubeCounts } from './syncing/youtube-counts.ts';

export { FeedSource } from './feed-sources.entity.ts';
export { FeedThumbnail } from './social-feeds/social-feeds.entity.ts';
export { latestIds } from './social-feeds/latest-posts.ts';
export { SocialFeedItem } from './social-feeds/social-feeds.entity.ts';
export { postsShownTo } from './social-feeds/social-feeds.service.ts';
export { THUMBNAIL_JOB, THUMBNAIL_PATH } from './social-feeds/latest-posts.ts';

@Module({
  imports: [ApiKeysModule],
  controllers: [FeedSourcesController],
  providers: [
    FeedFetcher,
    FeedReader,
    FeedSourcesService,
    FeedSourcesWork,
    FeedSyncService,
    XAccount,
    YoutubeCounts,
  ],
})
export class FeedSourcesModule {}

@Module({ controllers: [SocialFeedsController], providers: [SocialFeedsService] })
export class SocialFeedsModule {}
