import { FRAME_ORIGINS } from '@vitral/embeds';

interface PageHeaderOptions {
  /** Nonce of styles created at run time; empty on pages that are the same for everybody. */
  nonce: string;
  /** Build servers of modules under development; their files have no hashes yet. */
  developed: readonly string[];
  /** Other origins that serve the files of releases. */
  assets?: readonly string[];
}

/**
 * Headers of our pages. The CSP allows files from here and from the asset origins, embeds from elsewhere, and no inline
 * code.
 */
export function pageHeaders({ nonce, developed, assets = [] }: PageHeaderOptions): Record<string, string> {
  const here = ["'self'", ...assets, ...developed].join(' ');
  const code = nonce ? `${here} 'nonce-${nonce}'` : here;
  // The console previews chosen files before their upload; public pages have no upload.
  const images = nonce ? `${here} data: blob: https:` : `${here} data: https:`;
  // The console also frames its own pages and files.
  const frames = [...(nonce ? ["'self'"] : []), ...FRAME_ORIGINS].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${code}`,
    `style-src ${code}`,
    `img-src ${images}`,
    `media-src ${here}`,
    `font-src ${here}`,
    `connect-src ${[here, ...developed.map((origin) => origin.replace(/^http/, 'ws'))].join(' ')}`,
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    ...(developed.length === 0 && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
  };
}
