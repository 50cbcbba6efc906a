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

/** LinkedIn has a host for each country: mx.linkedin.com, es.linkedin.com. */
const LINKEDIN_COUNTRY = /^[a-z]{2}\.linkedin\.com$/;

/** Parses a URL on one of the platform's own hosts, with or without `https://`; null for all others. */
export function parsePlatformUrl(platform: SocialPlatform, input: string): URL | null {
  const typed = input.trim();
  // `URL` drops tabs and line breaks and reads a backslash as a slash; no genuine URL contains them.
  if (typed.length > LIMITS.url || /[\s\\\p{Cc}]/u.test(typed)) return null;
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  if (address.username || address.password || address.port) return null;
  return isHostOf(platform, address.hostname) ? address : null;
}

/** Returns the decoded segments of the path; empty when one cannot be decoded. */
export function decodePath(address: URL): string[] {
  try {
    return address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

function isHostOf(platform: SocialPlatform, host: string): boolean {
  return HOSTS[platform].includes(host) || (platform === 'linkedin' && LINKEDIN_COUNTRY.test(host));
}
