import { Body, Controller, Get, Ip, type OnModuleInit, Post, Req, Res } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ANSWER_FIELD, REGISTRATION_HONEYPOT, SERIES } from '@vitral/contracts/meeting-registrations';
import type { SentForm } from '@vitral/contracts/public-pages';
import type { Request, Response } from 'express';
import { CardPagesService, cardPageHeaders, cardPageHtml, PagesService } from '../pages/index.ts';
import { KeyCovers, OutsideSession, Public, Redirects, Sends } from '../platform/access/access.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { pathLanguage } from '../platform/http/request-path.ts';
import { RequestPipe } from '../platform/validation/validation.pipe.ts';
import { MeetingRegistrationDto } from './meeting-registrations.dto.ts';
import { PAGE_HEADERS, sentHtml } from './registration-page.html.ts';
import { RegisteringService } from './registering.service.ts';

type Fields = Record<string, unknown>;

/** Handles the registration form of browsers without scripts: the response is a page. */
@Controller()
export class RegistrationFormController implements OnModuleInit {
  private readonly pipe = new RequestPipe();
  private pages!: PagesService;

  constructor(
    private readonly registering: RegisteringService,
    private readonly cards: CardPagesService,
    private readonly modules: ModuleRef,
  ) {}

  /** Its module is not imported, which would register its routes, which match every path, before those of this controller. */
  onModuleInit(): void {
    this.pages = this.modules.get(PagesService, { strict: false });
  }

  /** Registers a visitor by the form of a live session's page without scripts. */
  @Public()
  @KeyCovers('nothing')
  @Post(['educacion/:slug', 'education/:slug', ':language/educacion/:slug', ':language/education/:slug'])
  @Redirects(303)
  async send(
    @Req() request: Request,
    @Res() response: Response,
    @Body() fields: Fields | undefined,
    @Ip() address: string,
  ): Promise<void> {
    const sent = fields ?? {};
    const language = pathLanguage(request.path);
    try {
      const input: unknown = await this.pipe.transform(inputOf(sent, language), {
        type: 'body',
        metatype: MeetingRegistrationDto,
      });
      await this.registering.register(input as MeetingRegistrationDto, address);
    } catch (error) {
      return this.showAgain(error, sent, request, response);
    }
    response.redirect(303, `/meeting-registrations/sent${language ? `?lang=${language}` : ''}`);
  }

  /** Says that an email with a link was sent. */
  @Public()
  @OutsideSession()
  @Get('meeting-registrations/sent')
  @Sends('text/html')
  async sent(@Req() request: Request, @Res() response: Response): Promise<void> {
    const language = await this.cards.languageOf(request);
    const [frame, calendar] = await this.cards.frameTo('education', request, language);
    response.set({ ...cardPageHeaders(frame), ...PAGE_HEADERS });
    response.send(cardPageHtml({ ...sentHtml(language, calendar), frame }));
  }

  /** Shows the page again with the values sent and their errors. */
  private showAgain(error: unknown, sent: Fields, request: Request, response: Response): Promise<void> {
    const refusal = error instanceof AppError ? error : new AppError('server.failure');
    if (typeof refusal.params.retryAfter === 'number') {
      response.setHeader('Retry-After', refusal.params.retryAfter);
    }
    const form: SentForm = { values: textsOf(sent), problems: problemsOf(refusal) };
    return this.pages.send(request, response, { form, status: refusal.status });
  }
}

function textsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Returns the body of POST /api/meeting-registrations for the fields of the form. */
function inputOf(fields: Fields, language: string | null): object {
  const { meetingId, date, name, email, timezone, isAgreed, ...others } = textsOf(fields);
  const answers = Object.entries(others).flatMap(([field, value]) =>
    field.startsWith(ANSWER_FIELD) && value ? [[field.slice(ANSWER_FIELD.length), value]] : [],
  );
  return {
    meetingId,
    date: date === SERIES ? null : date,
    name,
    email,
    timezone,
    ...(language && { language }),
    answers: Object.fromEntries(answers) as Record<string, string>,
    isAgreed: isAgreed === 'true',
    [REGISTRATION_HONEYPOT]: others[REGISTRATION_HONEYPOT],
  };
}

/** `name:isLength` → `{ name: 'isLength' }`; other refusals concern the form as a whole, and are named by their code. */
function problemsOf({ code, params }: AppError): Record<string, string> {
  const { fields } = params;
  if (!Array.isArray(fields)) return { form: code };
  return Object.fromEntries(fields.map((field) => String(field).split(':') as [string, string]));
}
