/** Only our own pages may frame it, and nothing in it runs, sends or is kept. `styles` is a source of the CSP. */
export function previewHeaders(styles: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${styles}`,
    "img-src 'self' data: https:",
    "media-src 'self'",
    "font-src 'self'",
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
