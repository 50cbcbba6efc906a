import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { OwnRegistration } from '@vitral/contracts/meeting-registrations';
import type { Request, Response } from 'express';
import { CardPagesService, cardPageHeaders, cardPageHtml, chosenLanguage } from '../pages/index.ts';
import { KeyCovers, OutsideSession, Public, Redirects, Sends } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { AttendanceService } from './attendance.service.ts';
import {
  earlyHtml,
  type PageContent,
  failureHtml,
  missingHtml,
  overHtml,
  PAGE_HEADERS,
  registrationHtml,
} from './registration-page.html.ts';
import { RegistrationsService } from './registrations.service.ts';
import type { MeetingRegistration } from './meeting-registrations.entity.ts';

/**
 * Serves the links of emails: pages without scripts. Opening a page changes nothing, since mail scanners do that; its buttons and the
 * one-click request of mail programs (RFC 8058) post.
 */
@OutsideSession()
@Controller('meeting-registrations/:token')
export class RegistrationPagesController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly attendance: AttendanceService,
    private readonly cards: CardPagesService,
  ) {}

  /** Sends the page of a registration, also to programs that only follow the link for unsubscribing. */
  @Public()
  @Get(['', 'cancellation'])
  @Sends('text/html')
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.respond(token, request, response, async () => {});
  }

  /** Confirms a registration by the button of its page. */
  @Public()
  @KeyCovers('nothing')
  @Post('confirmation')
  @Sends('text/html')
  async confirm(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.respond(token, request, response, () => this.registrations.confirm(token));
  }

  /** Cancels a registration, by the button of its page or in one click from a mail program. */
  @Public()
  @KeyCovers('nothing')
  @Post('cancellation')
  @Sends('text/html')
  async cancel(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.respond(token, request, response, () => this.registrations.cancel(token));
  }

  /** Redirects a registrant to the call and counts their attendance. */
  @Public()
  @Get('join')
  @Redirects(302)
  async join(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const joining = await this.attendance.join(token, request);
    if (joining.state === 'open') {
      response.set({ ...PAGE_HEADERS, 'Referrer-Policy': 'no-referrer' }).redirect(302, joining.url);
      return;
    }
    const language = await this.languageOf(request, joining.state === 'early' ? joining.registration : null);
    const [, calendar] = await this.cards.frameTo('education', request, language);
    const content = joining.state === 'early' ? earlyHtml(joining, language) : overHtml(language, calendar);
    await this.send(joining.state === 'early' ? 200 : 404, content, { language, request, response });
  }

  private async respond(
    token: string,
    request: Request,
    response: Response,
    change: () => Promise<unknown>,
  ): Promise<void> {
    const row = await this.registrations.find(token).catch(ifRefused(null));
    const language = await this.languageOf(request, row);
    if (!row) {
      const [, calendar] = await this.cards.frameTo('education', request, language);
      return this.send(404, missingHtml(language, calendar), { language, request, response });
    }
    const refusal = await change().then(() => null, refusalOf);
    if (refusal)
      return this.send(refusal.status, failureHtml(refusal.code, language), { language, request, response });
    const [current, ...others] = await this.ownFirst(token);
    const content = current
      ? registrationHtml(current, others, { language, timezone: row.timezone })
      : missingHtml(language, '/');
    await this.send(200, content, { language, request, response });
  }

  private async ownFirst(token: string): Promise<OwnRegistration[]> {
    const own = await this.registrations.describeOwn(await this.registrations.find(token));
    const others = await this.registrations.listOwn(token);
    return [own, ...others.filter((each) => each.token !== own.token && each.state !== 'cancelled')];
  }

  private async languageOf(request: Request, row: MeetingRegistration | null) {
    return chosenLanguage(request) ?? row?.language ?? this.cards.languageOf(request);
  }

  private async send(
    status: number,
    { title, content }: PageContent,
    {
      language,
      request,
      response,
    }: { language: MeetingRegistration['language']; request: Request; response: Response },
  ): Promise<void> {
    const frame = await this.cards.frameFor(request, language);
    response.status(status).set({ ...cardPageHeaders(frame), ...PAGE_HEADERS });
    response.send(cardPageHtml({ title, content, frame }));
  }
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

/** Returns a function for `catch` that replaces a refusal by a value, and throws other errors. */
const ifRefused =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    refusalOf(error);
    return value;
  };
