import { Module } from '@nestjs/common';
import { ApiKeysModule } from '../api-keys/index.ts';
import { FeedFailureNotices } from './feed-failure.notices.ts';
import { FeedRefreshService } from './feed-refresh.service.ts';
import { FeedSourcesController } from './feed-sources.controller.ts';
import { FeedSourcesService } from './feed-sources.service.ts';
import { FeedReader } from './reading/feed-reader.ts';
import { FeedFetcher } from './syncing/feed-fetcher.ts';
import { FeedSyncService } from './syncing/feed-sync.service.ts';
import { XAccount } from './syncing/x-account.ts';
import { YoutubeCounts } from './syncing/youtube-counts.ts';

@Module({
  imports: [ApiKeysModule],
  controllers: [FeedSourcesController],
  providers: [
    FeedFailureNotices,
    FeedFetcher,
    FeedReader,
    FeedRefreshService,
    FeedSourcesService,
    FeedSyncService,
    XAccount,
    YoutubeCounts,
  ],
})
export class FeedSourcesModule {}
