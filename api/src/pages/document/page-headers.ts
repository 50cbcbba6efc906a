import { hash } from 'node:crypto';
import { FRAME_ORIGINS } from '@vitral/embeds';
import { htmlHeaders, INTEGRITY_POLICY } from '../../platform/http/html-headers.ts';

interface PageHeaderOptions {
  /** Nonce of styles created at run time; empty on pages that are the same for everybody. */
  nonce: string;
  /** Build servers of modules under development; their files have no hashes yet. */
  developed: readonly string[];
  assets?: readonly string[];
  /** Scripts that the page contains as text. */
  scripts?: readonly (string | undefined)[];
  /** Style element of the page. */
  style?: string;
}

const DEFAULT = "'self'";

/** Leaves out a directive that would repeat the default: on phones each byte of a public page's first packets counts. */
const unlessDefault = (name: string, sources: string) => (sources === DEFAULT ? [] : [`${name} ${sources}`]);

/**
 * The CSP of our pages allows files from this site and the asset origins, embeds from elsewhere, and no inline code but
 * `scripts` and `style`, by their hashes.
 */
export function pageHeaders(options: PageHeaderOptions): Record<string, string> {
  const { nonce, developed, assets = [], scripts = [], style } = options;
  const here = [DEFAULT, ...assets, ...developed].join(' ');
  const code = nonce ? `${here} 'nonce-${nonce}'` : here;
  // The console previews chosen files before their upload; public pages have no upload.
  const images = nonce ? `${here} data: blob: https:` : `${here} data: https:`;
  // The console also frames its own pages and files.
  const frames = [...(nonce ? ["'self'"] : []), ...FRAME_ORIGINS].join(' ');
  const policy = [
    `default-src ${DEFAULT}`,
    `script-src ${[code, ...scripts.flatMap(hashSources)].join(' ')}`,
    `style-src ${[code, ...hashSources(style)].join(' ')}`,
    `img-src ${images}`,
    ...unlessDefault('media-src', here),
    ...unlessDefault('font-src', here),
    ...unlessDefault(
      'connect-src',
      [here, ...developed.map((origin) => origin.replace(/^http/, 'ws'))].join(' '),
    ),
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...htmlHeaders(policy, { trustedTypes: 'default' }),
    ...(developed.length === 0 && { 'Integrity-Policy': INTEGRITY_POLICY }),
  };
}

/** Returns headers that also allow a script which the page contains as text. */
export function allowScript(headers: Record<string, string>, text: string): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  const [hash = ''] = hashSources(text);
  return { ...headers, 'Content-Security-Policy': policy.replace(/script-src [^;]*/, `$& ${hash}`) };
}

const hashSources = (text = '') => (text ? [`'sha256-${hash('sha256', text, 'base64')}'`] : []);

/** Returns the headers of previews: framed by this site only, no scripts, no forms, not cached. `styles` is a CSP source. */
export function previewHeaders(styles: string, assets: readonly string[] = []): Record<string, string> {
  const here = ["'self'", ...assets].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${[styles, ...assets].join(' ')}`,
    `img-src ${here} data: https:`,
    // Captions that only exist in the preview so far.
    `media-src ${here} data:`,
    `font-src ${here}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    ...htmlHeaders(policy),
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}
