import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { OutsideSession, Public, SameForEverybody, Sends } from '../../platform/access/access.ts';
import { ItemId } from '../../platform/validation/item-id.ts';
import { PublicSitePagesService } from '../public-site-pages.service.ts';

/** The text under a URL never changes, and is the same for everybody. */
const HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' };

/** Serves the captions of films on published pages. */
@Controller('api/site-pages')
export class CaptionsController {
  constructor(private readonly pages: PublicSitePagesService) {}

  /** Sends captions of a film on a published page. */
  @Public()
  @OutsideSession()
  @SameForEverybody()
  @Get(':id/captions/:digest.vtt')
  @Sends('text/vtt')
  async send(
    @ItemId() id: string,
    @Param('digest') digest: string,
    @Res() response: Response,
  ): Promise<void> {
    const webvtt = await this.pages.captions(id, digest);
    response.set(HEADERS).type('text/vtt').send(`${webvtt}\n`);
  }
}
