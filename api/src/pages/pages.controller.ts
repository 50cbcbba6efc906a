import { Controller, Get, Req, Res, Body, Ip, Post } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CONTACT_FIELDS, CONTACT_HONEYPOT } from '@vitral/contracts/contact-messages';
import type { SentForm } from '@vitral/contracts/public-pages';
import { Public, Sends, Redirects, KeyCovers } from '../platform/access/access.ts';
import { PagesService } from './pages.service.ts';
import { ContactService } from '../contact-messages/index.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { pathLanguage } from '../platform/http/request-path.ts';

/** Every URL that is no API path, file or release is a page. */
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

/** Handles the contact form of browsers without scripts: the response is a page. */
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
  @Post(['contact', 'es/contact', 'en/contact', 'fr/contact'])
  @Redirects(303)
  async send(
    @Req() request: Request,
    @Res() response: Response,
    @Body() fields: Fields | undefined,
    @Ip() address: string,
  ): Promise<void> {
    if (await this.maintenance.isOn()) return this.pages.send(request, response);
    const sent = fields ?? {};
    try {
      await this.contact.send(messageOf(sent, request), address);
    } catch (error) {
      return this.showAgain(error, sent, request, response);
    }
    response.redirect(303, `${request.path.replace(/\/+$/, '')}/sent`);
  }

  /** Shows the page again with the values sent and their errors. */
  private showAgain(error: unknown, sent: Fields, request: Request, response: Response): Promise<void> {
    const refusal = error instanceof AppError ? error : new AppError('server.failure');
    if (typeof refusal.params.retryAfter === 'number') {
      response.setHeader('Retry-After', refusal.params.retryAfter);
    }
    const form: SentForm = { values: valuesOf(sent), problems: problemsOf(refusal) };
    return this.pages.send(request, response, { form, status: refusal.status });
  }
}

function messageOf(sent: Fields, request: Request) {
  const language = pathLanguage(request.path) ?? undefined;
  return { ...valuesOf(sent), [CONTACT_HONEYPOT]: sent[CONTACT_HONEYPOT], language };
}

function valuesOf(sent: Fields): Record<string, string> {
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, typeof sent[field] === 'string' ? sent[field] : '']),
  );
}

/** `name:required` → `{ name: 'required' }`. */
function problemsOf({ params }: AppError): Record<string, string> {
  const { fields } = params;
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(fields.map((field) => String(field).split(':') as [string, string]));
}
