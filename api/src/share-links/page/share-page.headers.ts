import { type CardFrame, cardPageHeaders } from '../../pages/index.ts';
import type { ShareView } from './share-page.html.ts';

/** Headers of every response under a share link: not cached, not indexed, no referrer. */
export const SHARE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

export function sharePageHeaders({ kind }: ShareView, frame: CardFrame): Record<string, string> {
  return {
    ...SHARE_HEADERS,
    ...cardPageHeaders(frame),
    // Under `no-referrer` browsers post a form with `Origin: null`, which is refused as another site's.
    ...(kind === 'locked' && { 'Referrer-Policy': 'same-origin' }),
  };
}
