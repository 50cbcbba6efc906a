import { LIMITS } from '@vitral/contracts/limits';
import type { SocialPlatform } from '@vitral/contracts/social-feeds';
import { toReference, type EmbedReference } from './embed-ids.ts';

interface Reader {
  /** Reads a URL on the platform's hosts. */
  fromUrl: (url: URL, parts: string[]) => EmbedReference | null;
  /** Reads an id or name alone. */
  fromId: (text: string) => EmbedReference | null;
}

const VIDEO_FOLDERS = new Set(['shorts', 'live', 'embed', 'v']);
const POST_FOLDERS = new Set(['p', 'reel', 'reels', 'tv']);
/** Paths that look like profile names. */
const RESERVED: Partial<Record<SocialPlatform, ReadonlySet<string>>> = {
  instagram: new Set([...POST_FOLDERS, 'about', 'accounts', 'direct', 'explore', 'legal', 'stories']),
  twitter: new Set([
    'compose',
    'explore',
    'hashtag',
    'home',
    'i',
    'intent',
    'login',
    'messages',
    'notifications',
    'privacy',
    'search',
    'settings',
    'share',
    'tos',
  ]),
};
const LINKEDIN_POST = /(?:^|-)(activity|share|ugcPost)-(\d+)(?:-|$)/;

const READERS: Record<SocialPlatform, Reader> = {
  youtube: {
    fromUrl: readYoutube,
    fromId: (text) =>
      toReference('youtube', 'video', text) ??
      toReference('youtube', 'playlist', text) ??
      toReference('youtube', 'profile', text),
  },
  instagram: { fromUrl: readInstagram, fromId: readInstagramName },
  linkedin: {
    fromUrl: readLinkedin,
    fromId: (text) =>
      toReference('linkedin', 'post', text) ?? toReference('linkedin', 'profile', `in/${text}`),
  },
  twitter: {
    fromUrl: readTwitter,
    // Names have at most 15 characters, so a longer number is a post.
    fromId: (text) => profile('twitter', withoutAt(text)) ?? toReference('twitter', 'post', text),
  },
};

/**
 * Reads the embed of a URL on the platform's own hosts, or of an id or name alone; null for anything else. Nothing
 * else of the input is used: the embed is rebuilt from the id.
 */
export function readEmbed(platform: SocialPlatform, input: string): EmbedReference | null {
  const { fromUrl, fromId } = READERS[platform];
  const url = parsePlatformUrl(platform, input);
  return url ? fromUrl(url, decodePath(url)) : fromId(input.trim());
}

function readYoutube(url: URL, [first, second]: string[]): EmbedReference | null {
  const list = toReference('youtube', 'playlist', url.searchParams.get('list'));
  if (url.hostname === 'youtu.be') return toReference('youtube', 'video', first);
  if (first === 'watch') return toReference('youtube', 'video', url.searchParams.get('v')) ?? list;
  if (first === 'playlist' || second === 'videoseries') return list;
  if (first === 'channel') return toReference('youtube', 'profile', second);
  return first && VIDEO_FOLDERS.has(first) ? toReference('youtube', 'video', second) : null;
}

function readInstagram(_url: URL, parts: string[]): EmbedReference | null {
  // The URL of a post may begin with the name of its author.
  const folder = parts.findIndex((part, index) => index < 2 && POST_FOLDERS.has(part));
  if (folder !== -1) return toReference('instagram', 'post', parts[folder + 1]);
  return profile('instagram', parts[0]);
}

/** Names may contain dots, so a host that resembles Instagram's could look like a name. */
function readInstagramName(text: string): EmbedReference | null {
  return /instagram\.com/i.test(text) ? null : profile('instagram', withoutAt(text));
}

function readLinkedin(_url: URL, parts: string[]): EmbedReference | null {
  const [first, second, third] = parts;
  if (first === 'in' || first === 'company') {
    return toReference('linkedin', 'profile', `${first}/${second ?? ''}`);
  }
  if (first === 'feed' && second === 'update') return toReference('linkedin', 'post', third);
  if (first === 'embed') return toReference('linkedin', 'post', parts[3]);
  const [, type, number] = LINKEDIN_POST.exec((first === 'posts' && second) || '') ?? [];
  return type && number ? toReference('linkedin', 'post', `urn:li:${type}:${number}`) : null;
}

function readTwitter(_url: URL, parts: string[]): EmbedReference | null {
  const status = parts.findIndex((part) => part === 'status' || part === 'statuses');
  if (status > 0) return toReference('twitter', 'post', parts[status + 1]);
  return profile('twitter', parts[0]);
}

function profile(platform: SocialPlatform, name: string | undefined): EmbedReference | null {
  return name && RESERVED[platform]?.has(name.toLowerCase()) ? null : toReference(platform, 'profile', name);
}

function withoutAt(text: string): string {
  return text.replace(/^@/, '');
}

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
function parsePlatformUrl(platform: SocialPlatform, input: string): URL | null {
  const typed = input.trim();
  // `URL` drops tabs and line breaks and reads a backslash as a slash; no genuine URL contains them.
  if (typed.length > LIMITS.url || /[\s\\\p{Cc}]/u.test(typed)) return null;
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password || url.port) return null;
  return isHostOf(platform, url.hostname) ? url : null;
}

/** Returns the decoded segments of the path; empty when one cannot be decoded. */
function decodePath(url: URL): string[] {
  try {
    return url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

function isHostOf(platform: SocialPlatform, host: string): boolean {
  return HOSTS[platform].includes(host) || (platform === 'linkedin' && LINKEDIN_COUNTRY.test(host));
}
