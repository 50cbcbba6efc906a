export const SOCIAL_PLATFORMS = ['youtube', 'instagram', 'linkedin', 'twitter'] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

/** A row of GET /api/social-feeds. Specification, section 3. */
export interface SocialFeedItem {
  id: string;
  platform: SocialPlatform;
  title: string;
  description: string;
  /** Where the item can be seen on its platform. */
  url: string;
  isLive: boolean;
  viewCount: number;
  engagementCount: number;
  /** ISO instant at which the item appeared on its platform. */
  createdAt: string;
  isActive: boolean;
  version: number;
}

/** What visitors get: active rows only. */
export type PublicSocialFeedItem = Omit<SocialFeedItem, 'isActive' | 'version'>;
