import { hash } from 'node:crypto';
import type { Language } from '@vitral/contracts/languages';
import type { Request, Response } from 'express';
import { Injectable } from '@nestjs/common';
import { type PreviewVisit, PreviewVisits } from '../../modules/index.ts';
import { type CachedBody, encode, sendCachedBody } from '../../platform/http/cached-body.ts';
import { modulePreviewBar } from './module-preview-bar.ts';

/** Keeps pages of previews out of caches and search engines, and hides the link of a preview from other sites. */
const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

const BODY = '<body>\n';

/** Sends pages to browsers with a preview, also the ordinary page with a notice once it has ended. docs/adr/098. */
@Injectable()
export class ModulePreviewPages {
  constructor(private readonly visits: PreviewVisits) {}

  /** Returns null for a request of any other browser. Sets headers that redirects need as well. */
  async begin(request: Request, response: Response): Promise<PreviewVisit | null> {
    const visit = await this.visits.of(request);
    if (!visit) return null;
    this.visits.remember(visit, request, response);
    response.set(PRIVATE_HEADERS);
    return visit;
  }

  /** Sends a rendered page with the bar. Does not modify the given body, which may be cached. */
  async send(
    visit: PreviewVisit,
    language: Language,
    { encodings, headers }: CachedBody,
    request: Request,
    response: Response,
  ): Promise<void> {
    const bar = modulePreviewBar(visit, { language });
    const html = encodings.identity.toString().replace(BODY, () => BODY + bar.html);
    // Browsers must not load pages of a preview in advance.
    const { 'Speculation-Rules': _rules, ...others } = headers;
    const policy = (headers['Content-Security-Policy'] ?? '').replace(
      'style-src ',
      `style-src 'sha256-${hash('sha256', bar.style, 'base64')}' `,
    );
    const sent = { ...others, ...PRIVATE_HEADERS, 'Content-Security-Policy': policy };
    sendCachedBody({ encodings: await encode(html), headers: sent }, request, response);
  }
}
