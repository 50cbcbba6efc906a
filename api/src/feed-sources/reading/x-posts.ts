import { countOf, recordOf, recordsOf, textOf } from '../../api-keys/index.ts';
import { boundItems } from './bound-items.ts';
import type { FeedItem, RawFeedItem } from './feed-item.ts';
import { htmlText } from './html-text.ts';

const POST_ID = /^\d{1,20}$/;
const USER_ID = POST_ID;

/** Returns the id of an account; null when there is no such account. */
export function readUserId(body: Record<string, unknown>): string | null {
  const id = textOf(recordOf(body['data'])['id']);
  return USER_ID.test(id) ? id : null;
}

/** Returns the posts in a response of GET /2/users/{id}/tweets; null for any other body. An account without posts has no `data`. */
export function readPosts(body: Record<string, unknown>, username: string, now: Date): FeedItem[] | null {
  const { data, meta } = body;
  if (!Array.isArray(data) && recordOf(meta)['result_count'] !== 0) return null;
  return boundItems(
    recordsOf(data).flatMap((post) => readPost(post, username) ?? []),
    now,
  );
}

function readPost(post: Record<string, unknown>, username: string): RawFeedItem | null {
  const id = textOf(post['id']);
  if (!POST_ID.test(id)) return null;
  const metrics = recordOf(post['public_metrics']);
  const sum = (...names: string[]) => names.reduce((total, name) => total + (countOf(metrics[name]) ?? 0), 0);
  return {
    externalId: id,
    // Posts have no title: it is taken from the text.
    title: '',
    description: htmlText(textOf(post['text'])),
    url: `https://x.com/${username}/status/${id}`,
    thumbnailUrl: null,
    publishedAt: textOf(post['created_at']) || null,
    isLive: false,
    viewCount: sum('impression_count'),
    engagementCount: sum('like_count', 'retweet_count', 'reply_count', 'quote_count'),
  };
}
