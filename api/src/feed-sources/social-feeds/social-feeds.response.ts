import type {
  PublicSocialFeedItem,
  SocialFeedItem as SocialFeedItemResponse,
} from '@vitral/contracts/social-feeds';
import type { SocialFeedItem } from './social-feeds.entity.ts';

export function toPublicResponse(row: SocialFeedItem): PublicSocialFeedItem {
  const { id, platform, title, description, url, isLive, viewCount, engagementCount } = row;
  return {
    id,
    platform,
    title,
    description,
    url,
    isLive,
    viewCount,
    engagementCount,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toResponse(row: SocialFeedItem): SocialFeedItemResponse {
  return {
    ...toPublicResponse(row),
    thumbnailUrl: row.thumbnailUrl,
    sourceId: row.source ?? null,
    isEdited: row.isEdited,
    isActive: row.isActive,
    publishAt: row.publishAt?.toISOString() ?? null,
    unpublishAt: row.unpublishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
