import { FRAME_ORIGINS } from '@vitral/embeds';

interface PageHeaderOptions {
  /** For styles that are made at run time; empty on pages that are the same for everybody. */
  nonce: string;
  /** The build servers of modules under development; their files have no hashes yet. */
  developed: readonly string[];
  /** Other origins that send the files of releases. */
  assets?: readonly string[];
}

/** What a browser may do on our pages: everything from here or where releases are sent from, only embeds from elsewhere, no inline code. */
export function pageHeaders({ nonce, developed, assets = [] }: PageHeaderOptions): Record<string, string> {
  const here = ["'self'", ...assets, ...developed].join(' ');
  const code = nonce ? `${here} 'nonce-${nonce}'` : here;
  // Chosen files are shown before they are sent; public pages have none.
  const drawn = nonce ? `${here} data: blob: https:` : `${here} data: https:`;
  // The console looks at its own pages and files in frames, too.
  const framed = [...(nonce ? ["'self'"] : []), ...FRAME_ORIGINS].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${code}`,
    `style-src ${code}`,
    `img-src ${drawn}`,
    `media-src ${here}`,
    `font-src ${here}`,
    `connect-src ${here}`,
    `frame-src ${framed}`,
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
