import type { Response } from 'express';

const SHOWN_IN_PLACE = /^(image|video)\/|^application\/pdf$/;

/** What browsers show by themselves, without running anything of it. */
export function mayBeShown({ mimeType }: { mimeType: string }): boolean {
  return SHOWN_IN_PLACE.test(mimeType);
}

/** Lets our own pages put an answer into a frame, and nobody else. */
export function allowOwnFrames(response: Response): void {
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  response.setHeader('Content-Security-Policy', POLICY);
}

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Names an answer for the browser to save, or to show it in place under that name. */
export function nameAnswer(response: Response, name: string, disposition: 'attachment' | 'inline'): void {
  response.attachment(name);
  if (disposition === 'attachment') return;
  const header = String(response.getHeader('Content-Disposition'));
  response.setHeader('Content-Disposition', header.replace(/^attachment/, 'inline'));
}
