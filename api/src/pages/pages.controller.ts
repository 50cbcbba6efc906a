import { Controller, Get, Req, Res, Body, Ip, Post } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONTACT_FIELDS, CONTACT_HONEYPOT, type ContactKind } from '@vitral/contracts/contact-messages';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@vitral/contracts/languages';
import { type Addresses, addressIn, type SentForm } from '@vitral/contracts/public-pages';
import { Public, Sends, Redirects, KeyCovers } from '../platform/access/access.ts';
import { PagesService } from './pages.service.ts';
import { ContactService } from '../contact-messages/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { pathLanguage } from '../platform/http/request-path.ts';

/** Every URL that is not an API path, a file or a release is a page. */
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  /** Sends a page of the site or the console. */
  @Public()
  @Get(['/', '*path'])
  @Sends('text/html')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.pages.send(request, response);
  }
}

type Fields = Record<string, unknown>;

/** A form as it was sent without scripts. */
interface SentFields {
  kind: ContactKind;
  fields: Fields | undefined;
  address: string;
}

/** Paths of the page with the form for requests to join, and of its page of thanks (mfe-public/src/module.json). */
const JOIN: Addresses = { es: 'unirme', en: 'join', fr: 'rejoindre' };
const THANKS: Addresses = { es: 'gracias', en: 'thanks', fr: 'merci' };

const inEach = (pathIn: (language: Language) => string) =>
  LANGUAGES.map((language) => `${language}/${pathIn(language)}`);

/** Handles the contact form and the form for requests to join of browsers without scripts: the response is a page. */
@Controller()
export class ContactFormController {
  constructor(
    private readonly contact: ContactService,
    private readonly pages: PagesService,
    private readonly maintenance: MaintenanceService,
  ) {}

  /** Sends the contact form of a page without scripts. */
  @Public()
  @KeyCovers('nothing')
  @Post(['contact', ...inEach(() => 'contact')])
  @Redirects(303)
  async send(
    @Req() request: Request,
    @Res() response: Response,
    @Body() fields: Fields | undefined,
    @Ip() address: string,
  ): Promise<void> {
    await this.receive({ kind: 'message', fields, address }, 'sent', request, response);
  }

  /** Sends the request to join of a page without scripts. */
  @Public()
  @KeyCovers('nothing')
  @Post(inEach((language) => addressIn(JOIN, language)))
  @Redirects(303)
  async join(
    @Req() request: Request,
    @Res() response: Response,
    @Body() fields: Fields | undefined,
    @Ip() address: string,
  ): Promise<void> {
    const thanks = addressIn(THANKS, pathLanguage(request.path) ?? DEFAULT_LANGUAGE);
    await this.receive({ kind: 'join', fields, address }, thanks, request, response);
  }

  /** Redirects to the page that confirms the message, below the path of the form, or shows the form again. */
  private async receive(
    { kind, fields = {}, address }: SentFields,
    confirmation: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (await this.maintenance.isOn()) return this.pages.send(request, response);
    const values = valuesOf(kind, fields);
    try {
      const trap = { [CONTACT_HONEYPOT]: fields[CONTACT_HONEYPOT] };
      const language = values.language || (pathLanguage(request.path) ?? undefined);
      await this.contact.send({ ...values, ...trap, kind, language }, address);
    } catch (error) {
      return this.showAgain(error, values, request, response);
    }
    response.redirect(303, `${request.path.replace(/\/+$/, '')}/${confirmation}`);
  }

  /** Shows the page again with the values sent and their errors. */
  private showAgain(
    error: unknown,
    values: Record<string, string>,
    request: Request,
    response: Response,
  ): Promise<void> {
    const refusal = error instanceof AppError ? error : new AppError('server.failure');
    if (typeof refusal.params.retryAfter === 'number') {
      response.setHeader('Retry-After', refusal.params.retryAfter);
    }
    const form: SentForm = { values, problems: problemsOf(refusal) };
    return this.pages.send(request, response, { form, status: refusal.status });
  }
}

function valuesOf(kind: ContactKind, sent: Fields): Record<string, string> {
  return Object.fromEntries(
    CONTACT_FIELDS[kind].map((field) => [field, typeof sent[field] === 'string' ? sent[field] : '']),
  );
}

/** `name:required` → `{ name: 'required' }`. */
function problemsOf({ params }: AppError): Record<string, string> {
  const { fields } = params;
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(fields.map((field) => String(field).split(':') as [string, string]));
}
