const YOUTUBE = 'https://www.youtube.com';
const HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const CHANNEL_ID = 'UC[\\w-]{22}';

/** Patterns in the page of a channel, most reliable first. */
const SIGNS = [
  `<link rel="canonical" href="https://www\\.youtube\\.com/channel/(${CHANNEL_ID})"`,
  `/feeds/videos\\.xml\\?channel_id=(${CHANNEL_ID})"`,
  `<meta itemprop="(?:identifier|channelId)" content="(${CHANNEL_ID})"`,
  `"externalId":"(${CHANNEL_ID})"`,
].map((sign) => new RegExp(sign));

/** The URL of a channel's feed, or of the page that names it; null when a URL is not a channel's. */
export type ChannelUrl = { feed: string } | { page: string } | null;

/** Reads a channel's URL in any of YouTube's forms. `origin` replaces YouTube's. */
export function readChannelUrl(url: string, origin = YOUTUBE): ChannelUrl {
  const { hostname, pathname, searchParams } = new URL(url);
  if (!HOSTS.includes(hostname)) return null;
  const [, id] = new RegExp(`^/channel/(${CHANNEL_ID})(?:/|$)`).exec(pathname) ?? [];
  if (id) return { feed: channelFeed(id, origin) };
  if (pathname === '/feeds/videos.xml') {
    const requested = searchParams.get('channel_id') ?? '';
    return isChannelId(requested) ? { feed: channelFeed(requested, origin) } : null;
  }
  const [name] = /^\/(?:@[^/]+|(?:c|user)\/[^/]+)/.exec(pathname) ?? [];
  return name ? { page: `${origin}${name}` } : null;
}

export function feedNamedIn(page: string, origin = YOUTUBE): string | null {
  for (const sign of SIGNS) {
    const [, id] = sign.exec(page) ?? [];
    if (id) return channelFeed(id, origin);
  }
  return null;
}

const isChannelId = (text: string) => new RegExp(`^${CHANNEL_ID}$`).test(text);

const channelFeed = (id: string, origin: string) => `${origin}/feeds/videos.xml?channel_id=${id}`;
