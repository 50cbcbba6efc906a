import type { CardFrame } from './card-page.html.ts';
import { CARD_PAGE_STYLE_HASH } from './card-page.style.ts';

/** A card page runs no scripts and cannot be framed. */
export function cardPageHeaders({ assets }: Pick<CardFrame, 'assets'>): Record<string, string> {
  const here = ["'self'", ...assets].join(' ');
  const policy = [
    "default-src 'none'",
    `style-src ${here} '${CARD_PAGE_STYLE_HASH}'`,
    `font-src ${here}`,
    "img-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
  };
}
