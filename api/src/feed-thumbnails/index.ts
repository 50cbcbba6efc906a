export { FeedThumbnailsModule } from './feed-thumbnails.module.ts';
