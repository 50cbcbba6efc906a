import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { chosenLanguage } from '../pages/index.ts';
import { KeyCovers, OutsideSession, Public, Redirects, Sends } from '../platform/access/access.ts';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { ReceivedTestimonials } from '../testimonials/index.ts';
import { PAGE_HEADERS, TestimonialPagesService } from './page/testimonial-pages.service.ts';
import { TestimonialTokens } from './testimonial-tokens.ts';

/** Serves the personal link of a person who sent a testimonial. Opening it changes nothing, since mail scanners open links. */
@OutsideSession()
@Controller('testimonial-consents/:token')
export class OwnTestimonialController {
  constructor(
    private readonly testimonials: ReceivedTestimonials,
    private readonly pages: TestimonialPagesService,
    private readonly tokens: TestimonialTokens,
    private readonly changes: TableChanges,
  ) {}

  /** Sends the page of a person's own testimonial, also to browsers that reload the page after its withdrawal. */
  @Public()
  @Get(['', 'withdrawal'])
  @Sends('text/html')
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = this.tokens.consents.read(token);
    const own = id && (await this.testimonials.find(id));
    if (!own) return this.pages.sendMissing(request, response);
    await this.pages.sendOwn(own, request.query['sent'] !== undefined, request, response);
  }

  /** Withdraws a person's own testimonial. */
  @Public()
  @KeyCovers('nothing')
  @Post('withdrawal')
  @Redirects(303)
  async withdraw(
    @Param('token') token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const id = this.tokens.consents.read(token);
    if (!id) return this.pages.sendMissing(request, response);
    await this.testimonials.withdraw(id);
    await this.changes.settle();
    const language = chosenLanguage(request);
    const path = this.tokens.pathOfConsent(id);
    response.set(PAGE_HEADERS).redirect(303, language ? `${path}?lang=${language}` : path);
  }
}
