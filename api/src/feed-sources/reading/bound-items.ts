import { createHash } from 'node:crypto';
import { LIMITS } from '@vitral/contracts/limits';
import { cleanLine, cleanText } from '../../platform/validation/text.ts';

/** An item of a feed with the feed's original values. */
export interface RawFeedItem {
  externalId: string | null;
  title: string;
  description: string;
  url: string | null;
  thumbnailUrl: string | null;
  publishedAt: string | null;
  isLive: boolean;
  viewCount: number;
  engagementCount: number;
}

/** An item with all values within the stored bounds. */
export interface FeedItem extends Omit<RawFeedItem, 'publishedAt'> {
  externalId: string;
  url: string;
  /** Empty: the feed has no picture for the item. */
  thumbnailUrl: string;
  publishedAt: Date;
}

/** The number of newest items of a feed that are stored. */
export const STORED_ITEMS = 50;
/** Longer identifiers are stored as their digests, which the database can index. */
const MAX_ID_LENGTH = 500;
/** Number of characters of the text that replace a missing title, as in short messages. */
const TITLE_FROM_TEXT = 80;

/** Returns the items to store, newest first and each once; items without a URL or text are left out. */
export function boundItems(items: RawFeedItem[], now: Date): FeedItem[] {
  const bounded = items.flatMap((item) => boundItem(item, now) ?? []);
  const byId = new Map(bounded.toReversed().map((item) => [item.externalId, item]));
  return [...byId.values()]
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .slice(0, STORED_ITEMS);
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
  id.length <= MAX_ID_LENGTH ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`;

/** Replaces a date in the future or before 1970 by now. */
function boundDate(text: string | null, now: Date): Date {
  const date = new Date(text ?? NaN);
  return date <= now && date.getTime() > 0 ? date : now;
}

export const boundCount = (count: number) => Math.max(0, Math.min(Math.trunc(count) || 0, LIMITS.count));

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // A cut inside a surrogate pair would leave half a character.
  return `${text
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
