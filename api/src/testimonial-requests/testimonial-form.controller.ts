import { randomBytes } from 'node:crypto';
import { Controller, Get, Ip, Param, Post, Req, Res } from '@nestjs/common';
import { REQUEST_HONEYPOT, requestState } from '@vitral/contracts/testimonial-requests';
import type { Request, Response } from 'express';
import { KeyCovers, OutsideSession, Public, Redirects, Sends } from '../platform/access/access.ts';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { discardBody } from '../platform/http/body-time.ts';
import { type FormProblem, formProblems, readForm, receivedOf } from './page/testimonial-form.ts';
import { type FormState, PAGE_HEADERS, TestimonialPagesService } from './page/testimonial-pages.service.ts';
import { type SentPicture, SentPictures } from './sent-pictures.service.ts';
import { SubmissionsService } from './submissions.service.ts';
import type { TestimonialRequest } from './testimonial-requests.entity.ts';
import { TestimonialTokens } from './testimonial-tokens.ts';

const KEY = /^[\w-]{22}$/;

/** The parsed body of a form; empty for one that could not be read. */
const fieldsOf = ({ body }: Request): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

const PICTURE_PROBLEMS: Partial<Record<string, FormProblem>> = {
  'content.type-refused': 'no-picture',
  'content.broken-file': 'no-picture',
  'content.too-large': 'too-large',
};

/** Serves the form of a link that asks for testimonials, to people without an account. */
@OutsideSession()
@Controller('testimonial-requests/:token')
export class TestimonialFormController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly pictures: SentPictures,
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
    @Ip() address: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.submissions.find(token);
    if (!link) {
      await discardBody(request);
      return this.pages.sendMissing(request, response);
    }
    let picture: SentPicture | null = null;
    try {
      picture = await this.pictures.receive(request, response, address);
      await this.receive(link, picture, address, request, response);
    } catch (error) {
      await this.showAgain(error, link, await this.formIn(request, link), request, response);
    } finally {
      await this.pictures.forget(picture);
    }
  }

  private async formIn(request: Request, link: TestimonialRequest) {
    const fields = fieldsOf(request);
    const language = await this.pages.languageOf(request, link.language);
    return { language, values: readForm(fields, language), key: keyOf(fields['key']) };
  }

  private async receive(
    link: TestimonialRequest,
    picture: SentPicture | null,
    address: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { language, ...form } = await this.formIn(request, link);
    const { values, key } = form;
    const agreement = await this.pages.agreementIn(language, request);
    const problems = formProblems(values, agreement.text);
    if (Object.keys(problems).length > 0) {
      // Browsers do not send a file again.
      if (picture) problems.picture = 'choose-again';
      return this.pages.sendForm(link, { ...form, problems }, request, response.status(400));
    }
    const received = receivedOf(values, language, agreement.siteName);
    const isBot = Boolean(fieldsOf(request)[REQUEST_HONEYPOT]);
    const consentId = await this.submissions.receive(link.id, { received, picture, key, isBot }, address);
    await this.changes.settle();
    const path = consentId ? this.tokens.pathOfConsent(consentId) : this.tokens.pathOfRequest(link.id);
    response.set(PAGE_HEADERS).redirect(303, `${path}?lang=${language}&sent=1`);
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
    const problem = PICTURE_PROBLEMS[error.code];
    response.status(error.status);
    if (problem)
      return this.pages.sendForm(link, { ...form, problems: { picture: problem } }, request, response);
    if (error.code !== 'testimonial-requests.closed') throw error;
    return this.pages.sendForm(link, { ...form, isClosed: true }, request, response);
  }
}

/** Returns the key of a request, or a new one for a form without a valid one. */
const keyOf = (key: unknown): string =>
  typeof key === 'string' && KEY.test(key) ? key : randomBytes(16).toString('base64url');
