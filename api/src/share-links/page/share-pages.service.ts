import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { Request, Response } from 'express';
import { CardPagesService, chosenLanguage } from '../../pages/index.ts';
import { NO_LEAD } from './lead-form.ts';
import type { LeadFormView } from './lead-form.html.ts';
import type { ShareLink } from '../share-links.entity.ts';
import { ShareTokens } from '../share-tokens.ts';
import { type ItemsView, sharePageHeaders, sharePageHtml, type ShareView } from './share-page.html.ts';

type OpenForm = LeadFormView & { isSent: false };

/** A page to send; the page with the items also has the state of its form, or nothing for an empty form. */
export type PageToSend =
  | Exclude<ShareView, ItemsView>
  | (Omit<ItemsView, 'form'> & { form?: Partial<Omit<OpenForm, 'isSent'>> | 'sent' });

/** Sends the pages of share links. */
@Injectable()
export class SharePagesService {
  constructor(
    private readonly cards: CardPagesService,
    private readonly tokens: ShareTokens,
  ) {}

  /** Returns the language that the visitor chose, or else that of the link's recipient. */
  languageOf(request: Request, link?: ShareLink): Promise<Language> {
    return this.cards.languageOf(request, link?.language);
  }

  async send(page: PageToSend, request: Request, response: Response, link?: ShareLink): Promise<void> {
    const language = await this.languageOf(request, link);
    const [frame, privacyUrl] = await this.cards.frameTo('privacy', request, language);
    const view: ShareView =
      page.kind === 'items' ? { ...page, form: this.formOf(page, `${privacyUrl}#messages`, language) } : page;
    response.set(sharePageHeaders(view, frame));
    response.send(sharePageHtml(view, frame));
  }

  async sendNotFound(request: Request, response: Response): Promise<void> {
    response.status(404);
    await this.send({ kind: 'not-found' }, request, response);
  }

  private formOf(
    { form, path, shared: { link } }: PageToSend & { kind: 'items' },
    privacyUrl: string,
    language: Language,
  ): LeadFormView | null {
    if (!link.hasForm) return null;
    if (form === 'sent') return { isSent: true };
    const action = `${path}/lead?lang=${language}`;
    const key = this.tokens.newMark();
    return { isSent: false, action, key, privacyUrl, values: NO_LEAD, problems: {}, ...form };
  }
}

export const pathOf = (token: string): string => `/share/${token}`;

/** Returns the path of the page in the requested language. */
export function localizedPath(token: string, request: Request): string {
  const language = chosenLanguage(request);
  return language ? `${pathOf(token)}?lang=${language}` : pathOf(token);
}
