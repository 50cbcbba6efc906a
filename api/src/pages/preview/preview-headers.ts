/**
 * Headers of a preview: only our own pages may frame it; it runs and submits nothing and is not cached. `styles` is a source
 * of the CSP; files come from here and from `assets`.
 */
export function previewHeaders(styles: string, assets: readonly string[] = []): Record<string, string> {
  const here = ["'self'", ...assets].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${[styles, ...assets].join(' ')}`,
    `img-src ${here} data: https:`,
    `media-src ${here}`,
    `font-src ${here}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}
