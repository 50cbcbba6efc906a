import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, Ip, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CONTACT_HONEYPOT } from '@vitral/contracts/contact-messages';
import type { Request, Response } from 'express';
import {
  Allow,
  KeyCovers,
  OpenToTokens,
  OutsideSession,
  Public,
  Redirects,
} from '../../platform/access/access.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { SHARE_HEADERS } from '../page/share-page.html.ts';
import { localizedPath, pathOf, SharePagesService } from '../page/share-pages.service.ts';
import { ShareLinksQuery } from '../share-links.dto.ts';
import { type SharedFiles, SharedFilesService } from '../shared-files.service.ts';
import { ShareTokens } from '../share-tokens.ts';
import { type LeadProblems, leadProblems, type LeadValues, readLead } from '../page/lead-form.ts';
import { LeadsService } from './leads.service.ts';

const KEY = /^[\w-]{22}$/;

/** Receives the form of the page of a share link, which has no scripts. */
@OutsideSession()
@Controller('share/:token/lead')
export class LeadFormController {
  constructor(
    private readonly sharedFiles: SharedFilesService,
    private readonly tokens: ShareTokens,
    private readonly leads: LeadsService,
    private readonly pages: SharePagesService,
  ) {}

  /** Sends the creator of a share link the details of a reader. */
  @Public()
  @KeyCovers('nothing')
  @Post()
  @Redirects(303)
  async send(
    @Param('token') token: string,
    @Body() fields: Record<string, unknown> | undefined,
    @Ip() address: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const shared = await this.sharedFiles.find(token);
    if (!shared?.link.hasForm) return this.pages.sendNotFound(request, response);
    response.set(SHARE_HEADERS);
    if (!this.tokens.isUnlocked(shared.link, request))
      return response.redirect(303, localizedPath(token, request));

    const values = readLead(fields ?? {});
    const key = keyOf(fields?.['key']);
    const problems = leadProblems(values);
    if (Object.keys(problems).length > 0)
      return this.showAgain(shared, { values, problems, key }, request, response.status(400));
    try {
      const language = await this.pages.languageOf(request, shared.link);
      const isBot = Boolean(fields?.[CONTACT_HONEYPOT]);
      await this.leads.receive(shared, { values, key, language, isBot }, address);
    } catch (error) {
      const retryAfter = error instanceof AppError ? error.params.retryAfter : undefined;
      if (typeof retryAfter !== 'number') throw error;
      response.status(429).setHeader('Retry-After', retryAfter);
      return this.showAgain(shared, { values, problems, key, retryAfter }, request, response);
    }
    const path = localizedPath(token, request);
    response.redirect(303, `${path}${path.includes('?') ? '&' : '?'}sent=1#form`);
  }

  private showAgain(
    shared: SharedFiles,
    form: { values: LeadValues; problems: LeadProblems; key: string; retryAfter?: number },
    request: Request,
    response: Response,
  ): Promise<void> {
    const path = pathOf(this.tokens.tokenOf(shared.link.id));
    return this.pages.send({ kind: 'items', path, shared, form }, request, response, shared.link);
  }
}

/** Returns the key of a request, or a new one for a form without a valid one. */
const keyOf = (key: unknown): string =>
  typeof key === 'string' && KEY.test(key) ? key : randomBytes(16).toString('base64url');

@OpenToTokens('share-links')
@Controller('api/share-links/:id/leads')
export class LeadsController {
  constructor(private readonly leads: LeadsService) {}

  /** Lists the leads of a share link. */
  @Allow('share-links.write')
  @Get()
  list(@Viewer() viewer: Viewer, @ItemId() id: string, @Query() query: ShareLinksQuery) {
    return this.leads.list(viewer, id, query);
  }
}
