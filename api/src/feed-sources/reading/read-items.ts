import { type FeedEntry, type FeedText, readFeedEntries } from './feed-entries.ts';
import type { RawFeedItem } from './bound-items.ts';
import { htmlText } from './html-text.ts';

/** Characters of a text that are read; far more than are stored. */
const MOST_CHARACTERS = 50_000;

/** Returns the items of the feed at `url`. Throws the parser's errors. */
export function readItems(document: string, url: string): RawFeedItem[] {
  const { page, entries } = readFeedEntries(document);
  return entries.map((entry) => toItem(entry, [...entry.links, page], url));
}

function toItem(entry: FeedEntry, links: FeedEntry['links'], url: string): RawFeedItem {
  const { community, status } = entry.media?.groups?.[0] ?? entry.media ?? {};
  return {
    externalId: entry.ids.find(Boolean) ?? null,
    title: read(entry.title),
    description: first(entry.texts, read) ?? '',
    url: first(links, (link) => webUrl(link, url)),
    thumbnailUrl: first(entry.pictures, (picture) => webUrl(picture, url)),
    publishedAt: first(entry.dates, dateOf),
    isLive: status !== undefined && /^live$/i.test(String(status.state)),
    viewCount: community?.statistics?.views ?? 0,
    engagementCount: community?.starRating?.count ?? 0,
  };
}

function read({ text = '', isPlain }: FeedText): string {
  const start = text.slice(0, MOST_CHARACTERS);
  return isPlain ? start : htmlText(start);
}

function webUrl(link: string | undefined, url: string): string | null {
  if (!link || !URL.canParse(link, url)) return null;
  const { protocol, username, password, href } = new URL(link, url);
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}

const dateOf = (date: string | undefined) => (date && !Number.isNaN(Date.parse(date)) ? date : null);

function first<Given>(values: Given[], use: (value: Given) => string | null): string | null {
  for (const value of values) {
    const used = use(value);
    if (used) return used;
  }
  return null;
}
