import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../platform/access/access.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { ContentService } from './content.service.ts';

const SHOWN_IN_PLACE = /^(image|video)\/|^application\/pdf$/;

/** The permanent addresses of public files. A name never gets other bytes, so they may be kept for good. */
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly content: ContentService,
    private readonly files: FileStore,
  ) {}

  @Public()
  @Get(':filename')
  async send(
    @Param('filename') filename: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const row = await this.content.findPublic(filename);
    if (!SHOWN_IN_PLACE.test(row.mimeType)) response.attachment(row.originalName);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    await sendFile(this.files, row, request, response);
  }
}
