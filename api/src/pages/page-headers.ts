import type { Response } from 'express';

/**
 * What a browser may do on our pages: everything from here, nothing from elsewhere, no inline code.
 * `developed` are the build servers of modules under development; their files have no hashes yet.
 */
export function setPageHeaders(response: Response, nonce: string, developed: string[]): void {
  const here = ["'self'", ...developed].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${here} 'nonce-${nonce}'`,
    `style-src ${here} 'nonce-${nonce}'`,
    `img-src ${here} data: https:`,
    `media-src ${here}`,
    `font-src ${here}`,
    `connect-src ${here}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  if (developed.length === 0) response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Cookie');
}
