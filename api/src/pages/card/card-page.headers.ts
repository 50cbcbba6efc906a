import { CARD_PAGE_STYLE_HASH } from './card-page.style.ts';

const POLICY = [
  "default-src 'none'",
  `style-src 'self' '${CARD_PAGE_STYLE_HASH}'`,
  "font-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Nothing runs on a card page, and nobody frames it. */
export const CARD_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
};
