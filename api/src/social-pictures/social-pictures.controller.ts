import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, OutsideSession, Public, SameForEverybody, Sends } from '../platform/access/access.ts';
import { type SentSocialPicture, SocialPicturesService } from './social-pictures.service.ts';
import { SocialPictureQuery } from './social-pictures.dto.ts';
import { sendCachedBody } from '../platform/http/cached-body.ts';
import { EMBEDDED_ANYWHERE } from '../platform/http/security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The file of a picture may be replaced, or get another focal point. */
const A_DAY = 'public, max-age=86400';
const REVALIDATE = 'public, no-cache';

/** Pictures of pages for the previews of social networks and chat apps. */
@Controller()
export class SocialPicturesController {
  constructor(private readonly pictures: SocialPicturesService) {}

  /** Sends the picture of a public page. */
  @Public()
  @OutsideSession()
  @SameForEverybody()
  @Get('social/:digest/*path')
  @Sends('image/png')
  async send(
    @Param('digest') digest: string,
    @Param('path') path: string[],
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const picture = await this.pictures.ofPage(`/${path.join('/')}`, digest);
    // Web clients of chats and networks show it from here.
    response.set(EMBEDDED_ANYWHERE);
    const lasting = picture.hasFile ? A_DAY : IMMUTABLE;
    send(picture, picture.isWhole ? lasting : REVALIDATE, request, response);
  }

  /** Sends the picture that a page would have with this title and these pictures. */
  @Allow('site-pages.write')
  @Get('api/social-pictures/preview')
  @Sends('image/png')
  async preview(
    @Query() query: SocialPictureQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    send(await this.pictures.preview(query), 'private, no-cache', request, response);
  }
}

function send(
  { bytes, etag }: SentSocialPicture,
  caching: string,
  request: Request,
  response: Response,
): void {
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': caching };
  sendCachedBody({ encodings: { identity: bytes }, etag, headers }, request, response);
}
