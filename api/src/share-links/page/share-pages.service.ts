import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type CardFrame, cardPageHeaders, CardPagesService } from '../../pages/index.ts';
import { sharePageHtml, type ShareView } from './share-page.html.ts';

@Injectable()
export class SharePagesService {
  constructor(private readonly cards: CardPagesService) {}

  async send(view: ShareView, request: Request, response: Response): Promise<void> {
    const frame = await this.cards.frameFor(request, await this.cards.languageOf(request));
    response.set(sharePageHeaders(view, frame));
    response.send(sharePageHtml(view, frame));
  }
}

/** Headers of every response under a share link: not cached, not indexed, no referrer. */
export const SHARE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

function sharePageHeaders({ kind }: ShareView, frame: CardFrame): Record<string, string> {
  return {
    ...SHARE_HEADERS,
    ...cardPageHeaders(frame),
    // Under `no-referrer` browsers post a form with `Origin: null`, which is refused as another site's.
    ...(kind === 'locked' && { 'Referrer-Policy': 'same-origin' }),
  };
}
