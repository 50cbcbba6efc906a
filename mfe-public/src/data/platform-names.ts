import type { SocialPlatform } from '@vitral/sdk/contracts/social-feeds';

export const PLATFORM_NAMES: Record<SocialPlatform, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X',
};
