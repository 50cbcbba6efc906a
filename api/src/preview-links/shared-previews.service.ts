import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { Request, Response } from 'express';
import { CardPagesService, SitePagePreviewService } from '../pages/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { SitePagesService } from '../site-pages/index.ts';
import { PreviewLinksService } from './preview-links.service.ts';

/** Sends the newest saved content of a page to anybody who has a valid link. */
@Injectable()
export class SharedPreviews {
  constructor(
    private readonly links: PreviewLinksService,
    private readonly pages: SitePagesService,
    private readonly previews: SitePagePreviewService,
    private readonly cards: CardPagesService,
  ) {}

  async send(token: string, request: Request, response: Response): Promise<void> {
    const { draft, published } = await this.pages.get(await this.links.pageOf(token));
    const content = draft ?? published;
    if (!content) throw new AppError('preview-links.ended');
    const language = await this.cards.languageOf(request);
    const urlIn = (one: Language) => `/preview-links/${token}?lang=${one}`;
    const state = published ? (draft ? 'changed' : 'public') : 'unpublished';
    const preview = { language, content, state } as const;
    const { html, headers } = await this.previews.renderShared(preview, urlIn, request);
    response.set({ ...headers, 'Referrer-Policy': 'no-referrer' }).send(html);
  }
}
