import { Module } from '@nestjs/common';
import { UploadingModule } from '../content/index.ts';
import { FeedThumbnailsController } from './feed-thumbnails.controller.ts';
import { FeedThumbnailsService } from './feed-thumbnails.service.ts';
import { ThumbnailFetcher } from './thumbnail-fetcher.ts';

@Module({
  imports: [UploadingModule],
  controllers: [FeedThumbnailsController],
  providers: [FeedThumbnailsService, ThumbnailFetcher],
})
export class FeedThumbnailsModule {}
