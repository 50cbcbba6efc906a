export { FeedSource } from './feed-sources.entity.ts';
export { FeedSourcesModule } from './feed-sources.module.ts';
export { FeedThumbnail } from './social-feeds/feed-thumbnail.entity.ts';
export { latestIds } from './social-feeds/latest-posts.ts';
export { SocialFeedItem } from './social-feeds/social-feeds.entity.ts';
export { SocialFeedsModule } from './social-feeds/social-feeds.module.ts';
export { THUMBNAIL_JOB, THUMBNAIL_PATH } from './social-feeds/thumbnail-job.ts';
