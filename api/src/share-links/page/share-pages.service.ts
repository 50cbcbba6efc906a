import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CardPagesService } from '../../pages/index.ts';
import { sharePageHeaders } from './share-page.headers.ts';
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
