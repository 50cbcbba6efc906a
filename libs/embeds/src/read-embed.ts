import type { SocialPlatform } from '@vitral/contracts';
import { checkedReference, type EmbedReference } from './embed-ids.ts';
import { pathParts, platformAddress } from './platform-address.ts';

interface Reader {
  /** From an address on the platform's hosts. */
  fromAddress: (address: URL, parts: string[]) => EmbedReference | null;
  /** From an id or name by itself. */
  fromId: (text: string) => EmbedReference | null;
}

const VIDEO_FOLDERS = new Set(['shorts', 'live', 'embed', 'v']);
const POST_FOLDERS = new Set(['p', 'reel', 'reels', 'tv']);
/** Addresses that look like names of people and are not. */
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
    fromAddress: readYoutube,
    fromId: (text) =>
      checkedReference('youtube', 'video', text) ??
      checkedReference('youtube', 'playlist', text) ??
      checkedReference('youtube', 'profile', text),
  },
  instagram: { fromAddress: readInstagram, fromId: readInstagramName },
  linkedin: {
    fromAddress: readLinkedin,
    fromId: (text) =>
      checkedReference('linkedin', 'post', text) ?? checkedReference('linkedin', 'profile', `in/${text}`),
  },
  twitter: {
    fromAddress: readTwitter,
    // Names have at most 15 characters, so a longer number is a post.
    fromId: (text) => profile('twitter', withoutAt(text)) ?? checkedReference('twitter', 'post', text),
  },
};

/**
 * What can be embedded of an address on the platform's own hosts, or of an id or name by itself; null when it is neither. Nothing
 * else of the input is kept: the embed is rebuilt from the id.
 */
export function readEmbed(platform: SocialPlatform, input: string): EmbedReference | null {
  const { fromAddress, fromId } = READERS[platform];
  const address = platformAddress(platform, input);
  return address ? fromAddress(address, pathParts(address)) : fromId(input.trim());
}

function readYoutube(address: URL, [first, second]: string[]): EmbedReference | null {
  const list = checkedReference('youtube', 'playlist', address.searchParams.get('list'));
  if (address.hostname === 'youtu.be') return checkedReference('youtube', 'video', first);
  if (first === 'watch') return checkedReference('youtube', 'video', address.searchParams.get('v')) ?? list;
  if (first === 'playlist' || second === 'videoseries') return list;
  if (first === 'channel') return checkedReference('youtube', 'profile', second);
  return first && VIDEO_FOLDERS.has(first) ? checkedReference('youtube', 'video', second) : null;
}

function readInstagram(_address: URL, parts: string[]): EmbedReference | null {
  // A post's address may begin with the name of who wrote it.
  const folder = parts.findIndex((part, index) => index < 2 && POST_FOLDERS.has(part));
  if (folder !== -1) return checkedReference('instagram', 'post', parts[folder + 1]);
  return profile('instagram', parts[0]);
}

/** Names may have dots, so a host that only looks like Instagram's could pass for one. */
function readInstagramName(text: string): EmbedReference | null {
  return /instagram\.com/i.test(text) ? null : profile('instagram', withoutAt(text));
}

function readLinkedin(_address: URL, parts: string[]): EmbedReference | null {
  const [first, second, third] = parts;
  if (first === 'in' || first === 'company') {
    return checkedReference('linkedin', 'profile', `${first}/${second ?? ''}`);
  }
  if (first === 'feed' && second === 'update') return checkedReference('linkedin', 'post', third);
  if (first === 'embed') return checkedReference('linkedin', 'post', parts[3]);
  const [, type, number] = LINKEDIN_POST.exec((first === 'posts' && second) || '') ?? [];
  return type && number ? checkedReference('linkedin', 'post', `urn:li:${type}:${number}`) : null;
}

function readTwitter(_address: URL, parts: string[]): EmbedReference | null {
  const status = parts.findIndex((part) => part === 'status' || part === 'statuses');
  if (status > 0) return checkedReference('twitter', 'post', parts[status + 1]);
  return profile('twitter', parts[0]);
}

function profile(platform: SocialPlatform, name: string | undefined): EmbedReference | null {
  return name && RESERVED[platform]?.has(name.toLowerCase())
    ? null
    : checkedReference(platform, 'profile', name);
}

function withoutAt(text: string): string {
  return text.replace(/^@/, '');
}
