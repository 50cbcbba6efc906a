import type { ShareView } from './share-page.html.ts';
import { SHARE_PAGE_STYLE_HASH } from './share-page.style.ts';

/** For every answer under a link: nobody keeps, lists or passes on what came by it. */
export const SHARE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

const POLICY = [
  "default-src 'none'",
  `style-src 'self' '${SHARE_PAGE_STYLE_HASH}'`,
  "font-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function sharePageHeaders({ kind }: ShareView): Record<string, string> {
  return {
    ...SHARE_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    // Under `no-referrer` browsers send a form with `Origin: null`, which counts as another site's.
    ...(kind === 'locked' && { 'Referrer-Policy': 'same-origin' }),
  };
}
