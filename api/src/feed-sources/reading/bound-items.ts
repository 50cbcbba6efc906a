import { createHash } from 'node:crypto';
import { LIMITS } from '@vitral/contracts';
import { cleanLine, cleanText } from '../../platform/validation/text.ts';
import type { FeedItem, RawFeedItem } from './feed-item.ts';

/** How many items of a feed are kept: the newest. */
export const KEPT_ITEMS = 50;
/** An identifier that is longer is kept as its digest, which the database can index. */
const LONGEST_ID = 500;
/** What stands for the title of an item without one, such as a short message. */
const TITLE_FROM_TEXT = 80;

/** The items as they are stored, newest first and each once; without those that have no address, or nothing to say. */
export function boundItems(items: RawFeedItem[], now: Date): FeedItem[] {
  const bounded = items.flatMap((item) => boundItem(item, now) ?? []);
  const byId = new Map(bounded.toReversed().map((item) => [item.externalId, item]));
  return [...byId.values()]
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .slice(0, KEPT_ITEMS);
}

function boundItem(item: RawFeedItem, now: Date): FeedItem | null {
  const description = cut(cleanText(item.description), LIMITS.description);
  const title = cut(cleanLine(item.title), LIMITS.title) || cut(cleanLine(description), TITLE_FROM_TEXT);
  if (!title || !item.url || item.url.length > LIMITS.url) return null;
  return {
    externalId: boundId(cleanLine(item.externalId ?? '') || item.url),
    title,
    description,
    url: item.url,
    thumbnailUrl: item.thumbnailUrl && item.thumbnailUrl.length <= LIMITS.url ? item.thumbnailUrl : '',
    publishedAt: boundDate(item.publishedAt, now),
    isLive: item.isLive,
    viewCount: boundCount(item.viewCount),
    engagementCount: boundCount(item.engagementCount),
  };
}

const boundId = (id: string) =>
  id.length <= LONGEST_ID ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`;

/** What is said to come, or was before there was a web, came now. */
function boundDate(text: string | null, now: Date): Date {
  const date = new Date(text ?? NaN);
  return date <= now && date.getTime() > 0 ? date : now;
}

export const boundCount = (count: number) => Math.max(0, Math.min(Math.trunc(count) || 0, LIMITS.count));

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half a character may not stay behind.
  return `${text
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
