import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { REQUEST_HONEYPOT, requestState } from '@vitral/contracts/testimonial-requests';
import type { Request, Response } from 'express';
import { KeyCovers, OutsideSession, Public, Redirects, Sends } from '../platform/access/access.ts';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { formProblems, readForm, receivedOf } from './page/testimonial-form.ts';
import { type FormState, PAGE_HEADERS, TestimonialPagesService } from './page/testimonial-pages.service.ts';
import { SubmissionsService } from './submissions.service.ts';
import type { TestimonialRequest } from './testimonial-requests.entity.ts';
import { TestimonialTokens } from './testimonial-tokens.ts';

const KEY = /^[\w-]{22}$/;

type Fields = Record<string, unknown>;

/** Serves the form of a link that asks for testimonials, to people without an account. */
@OutsideSession()
@Controller('testimonial-requests/:token')
export class TestimonialFormController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly pages: TestimonialPagesService,
    private readonly tokens: TestimonialTokens,
    private readonly changes: TableChanges,
  ) {}

  /** Sends the form for a testimonial. */
  @Public()
  @Get()
  @Sends('text/html')
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.submissions.find(token);
    if (link && request.query['sent'] !== undefined) return this.pages.sendThanks(request, response);
    if (!link || requestState(link, Date.now()) !== 'open') return this.pages.sendMissing(request, response);
    await this.pages.sendForm(link, {}, request, response);
  }

  /** Receives a testimonial. */
  @Public()
  @KeyCovers('nothing')
  @Post()
  @Redirects(303)
  async send(
    @Param('token') token: string,
    @Body() fields: Fields | undefined,
    @Ip() address: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.submissions.find(token);
    if (!link) return this.pages.sendMissing(request, response);
    await this.receive(link, fields ?? {}, address, request, response);
  }

  private async receive(
    link: TestimonialRequest,
    fields: Fields,
    address: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    const language = await this.pages.languageOf(request, link.language);
    const agreement = await this.pages.agreementIn(language, request);
    const values = readForm(fields, language);
    const form = { values, key: keyOf(fields['key']) };
    const problems = formProblems(values, agreement.text);
    if (Object.keys(problems).length > 0)
      return this.pages.sendForm(link, { ...form, problems }, request, response.status(400));
    try {
      const received = receivedOf(values, language, agreement.siteName);
      const sent = { received, key: form.key, isBot: Boolean(fields[REQUEST_HONEYPOT]) };
      const consentId = await this.submissions.receive(link.id, sent, address);
      await this.changes.settle();
      const path = consentId ? this.tokens.pathOfConsent(consentId) : this.tokens.pathOfRequest(link.id);
      response.set(PAGE_HEADERS).redirect(303, `${path}?lang=${language}&sent=1`);
    } catch (error) {
      await this.showAgain(error, link, form, request, response);
    }
  }

  private async showAgain(
    error: unknown,
    link: TestimonialRequest,
    form: FormState,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter } = error.params;
    if (typeof retryAfter === 'number') {
      response.status(429).setHeader('Retry-After', retryAfter);
      return this.pages.sendForm(link, { ...form, retryAfter }, request, response);
    }
    if (error.code !== 'testimonial-requests.closed') throw error;
    response.status(error.status);
    return this.pages.sendForm(link, { ...form, isClosed: true }, request, response);
  }
}

/** Returns the key of a request, or a new one for a form without a valid one. */
const keyOf = (key: unknown): string =>
  typeof key === 'string' && KEY.test(key) ? key : randomBytes(16).toString('base64url');
