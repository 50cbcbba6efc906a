import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import { consentText } from '@vitral/contracts/testimonial-consents';
import type { Request, Response } from 'express';
import {
  type CardFrame,
  CardPagesService,
  cardPageHeaders,
  cardPageHtml,
  noticeHtml,
} from '../../pages/index.ts';
import { Emails } from '../../platform/email/emails.ts';
import type { OwnTestimonial } from '../../testimonials/index.ts';
import type { TestimonialRequest } from '../testimonial-requests.entity.ts';
import { TestimonialTokens } from '../testimonial-tokens.ts';
import { ownHtml, ownTitle, type OwnView } from './own-testimonial.html.ts';
import { noValues } from './testimonial-form.ts';
import { formHtml, type FormView } from './testimonial-form.html.ts';
import { TESTIMONIAL_PAGE_TEXTS } from './testimonial-page.texts.ts';

/** Not cached, not indexed; `same-origin`, since browsers post forms of pages without a referrer with `Origin: null`. */
export const PAGE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

/** A form that is shown again; if absent, the form is empty. */
export type FormState = Partial<Pick<FormView, 'values' | 'problems' | 'key' | 'retryAfter' | 'isClosed'>>;

/** Sends the form of a link, and the page of a person's own testimonial: pages without scripts. */
@Injectable()
export class TestimonialPagesService {
  constructor(
    private readonly cards: CardPagesService,
    private readonly emails: Emails,
    private readonly tokens: TestimonialTokens,
  ) {}

  /** Returns the language that the visitor chose, or else the preferred one. */
  languageOf(request: Request, preferred?: Language | null): Promise<Language> {
    return this.cards.languageOf(request, preferred);
  }

  /** Returns the text to agree to, and the name of the site in it. */
  async agreementIn(language: Language, request: Request): Promise<{ text: string; siteName: string }> {
    const { site } = await this.cards.frameFor(request, language);
    return { text: consentText(language, site.name), siteName: site.name };
  }

  async sendForm(
    link: TestimonialRequest,
    state: FormState,
    request: Request,
    response: Response,
  ): Promise<void> {
    const language = await this.languageOf(request, link.language);
    const [frame, privacyUrl] = await this.cards.frameTo('privacy', request, language);
    const path = this.tokens.pathOfRequest(link.id);
    const view: FormView = {
      action: `${path}?lang=${language}`,
      key: randomBytes(16).toString('base64url'),
      privacyUrl,
      agreement: consentText(language, frame.site.name),
      hasEmail: this.emails.canSend,
      values: noValues(language),
      problems: {},
      ...state,
    };
    send(response, frame, TESTIMONIAL_PAGE_TEXTS[language].form.title, formHtml(view, frame), path);
  }

  async sendOwn(own: OwnTestimonial, isNew: boolean, request: Request, response: Response): Promise<void> {
    const language = await this.languageOf(request, own.consent.language);
    const frame = await this.cards.frameFor(request, language);
    const path = this.tokens.pathOfConsent(own.consent.id);
    const view: OwnView = { ...own, isNew, path, url: this.emails.siteOrigin() + path };
    send(response, frame, ownTitle(view, frame), ownHtml(view, frame), path);
  }

  /** Thanks a bot, whose testimonial was dropped. */
  async sendThanks(request: Request, response: Response): Promise<void> {
    const frame = await this.frameFor(request);
    const { sentTitle: title, sentText: text } = TESTIMONIAL_PAGE_TEXTS[frame.language].own;
    this.sendNotice({ title, text }, frame, response);
  }

  async sendMissing(request: Request, response: Response): Promise<void> {
    const frame = await this.frameFor(request);
    response.status(404);
    this.sendNotice(TESTIMONIAL_PAGE_TEXTS[frame.language].missing, frame, response);
  }

  private sendNotice({ title, text }: { title: string; text: string }, frame: CardFrame, response: Response) {
    const { toSite } = TESTIMONIAL_PAGE_TEXTS[frame.language].missing;
    const link = { url: `/${frame.language}`, label: toSite(frame.site.name) };
    send(response, frame, title, noticeHtml({ title, text, link }));
  }

  private async frameFor(request: Request): Promise<CardFrame> {
    return this.cards.frameFor(request, await this.languageOf(request));
  }
}

/** `path` is the path of the page itself, since a refused form is shown at another one. */
function send(response: Response, frame: CardFrame, title: string, content: string, path?: string): void {
  const urlIn = path ? { urlIn: (one: Language) => `${path}?lang=${one}` } : {};
  response.set({ ...cardPageHeaders(frame), ...PAGE_HEADERS });
  response.send(cardPageHtml({ title, content, frame, ...urlIn }));
}
