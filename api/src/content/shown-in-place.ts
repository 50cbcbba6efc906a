import type { Response } from 'express';

const SHOWN_IN_PLACE = /^(image|video)\/|^application\/pdf$/;

/** Returns whether browsers show a type by themselves without running any of its content. */
export function mayBeShown({ mimeType }: { mimeType: string }): boolean {
  return SHOWN_IN_PLACE.test(mimeType);
}

/** Lets only the site's own pages embed the response in a frame. */
export function allowOwnFrames(response: Response): void {
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  response.setHeader('Content-Security-Policy', POLICY);
}

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Sets the name under which the browser saves the response, or shows it inline. */
export function nameDownload(response: Response, name: string, disposition: 'attachment' | 'inline'): void {
  response.attachment(name);
  if (disposition === 'attachment') return;
  const header = String(response.getHeader('Content-Disposition'));
  response.setHeader('Content-Disposition', header.replace(/^attachment/, 'inline'));
}
