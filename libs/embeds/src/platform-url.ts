import { LIMITS, type SocialPlatform } from '@vitral/contracts';

const HOSTS: Record<SocialPlatform, readonly string[]> = {
  youtube: [
    'youtube.com',
    'www.youtube.com',
    'm.youtube.com',
    'music.youtube.com',
    'youtu.be',
    'youtube-nocookie.com',
    'www.youtube-nocookie.com',
  ],
  instagram: ['instagram.com', 'www.instagram.com', 'm.instagram.com'],
  linkedin: ['linkedin.com', 'www.linkedin.com', 'm.linkedin.com'],
  twitter: ['twitter.com', 'www.twitter.com', 'mobile.twitter.com', 'x.com', 'www.x.com', 'mobile.x.com'],
};

/** LinkedIn gives every country its own host: mx.linkedin.com, es.linkedin.com. */
const LINKEDIN_COUNTRY = /^[a-z]{2}\.linkedin\.com$/;

/** An address on one of the platform's own hosts, with or without `https://`; null for all others. */
export function platformAddress(platform: SocialPlatform, input: string): URL | null {
  const typed = input.trim();
  // URL drops tabs and line breaks and reads a backslash as a slash: neither is in an honest address.
  if (typed.length > LIMITS.url || /[\s\\\p{Cc}]/u.test(typed)) return null;
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  if (address.username || address.password || address.port) return null;
  return isHostOf(platform, address.hostname) ? address : null;
}

/** The parts of an address's path, decoded; none when one of them cannot be. */
export function pathParts(address: URL): string[] {
  try {
    return address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

function isHostOf(platform: SocialPlatform, host: string): boolean {
  return HOSTS[platform].includes(host) || (platform === 'linkedin' && LINKEDIN_COUNTRY.test(host));
}
