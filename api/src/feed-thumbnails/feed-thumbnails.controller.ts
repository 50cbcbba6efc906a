import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public, Sends, OutsideSession, SameForEverybody } from '../platform/access/access.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { THUMBNAIL_PATH } from '../feed-sources/index.ts';
import { FeedThumbnailsService } from './feed-thumbnails.service.ts';

/** The bytes under a name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

@Controller(THUMBNAIL_PATH)
export class FeedThumbnailsController {
  constructor(
    private readonly thumbnails: FeedThumbnailsService,
    private readonly files: FileStore,
  ) {}

  /** Sends the picture of a post. */
  @Public()
  @OutsideSession()
  @SameForEverybody()
  @Get(':filename')
  @Sends('image/*')
  async send(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.thumbnails.findShown(filename);
    response.setHeader('Cache-Control', IMMUTABLE);
    await sendFile(this.files, file, request, response);
  }
}
