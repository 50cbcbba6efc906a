import type { Response } from 'express';

/** What a browser may do on our pages: everything from here, nothing from elsewhere, no inline code. */
export function setPageHeaders(response: Response, nonce: string): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Cookie');
}
