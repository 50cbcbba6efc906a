import { type CardFrame, cardPageHeaders } from '../../pages/index.ts';
import type { ShareView } from './share-page.html.ts';

/** For every answer under a link: nobody keeps, lists or passes on what came by it. */
export const SHARE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

export function sharePageHeaders({ kind }: ShareView, frame: CardFrame): Record<string, string> {
  return {
    ...SHARE_HEADERS,
    ...cardPageHeaders(frame),
    // Under `no-referrer` browsers send a form with `Origin: null`, which counts as another site's.
    ...(kind === 'locked' && { 'Referrer-Policy': 'same-origin' }),
  };
}
