import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ContentFilesService } from './content-files.service.ts';

/** The bytes of content. */
@Controller('api/content')
export class ContentFilesController {
  constructor(
    private readonly contentFiles: ContentFilesService,
    private readonly files: FileStore,
  ) {}

  @Allow('materials.read')
  @Get(':id/file')
  async file(
    @Viewer() viewer: Viewer,
    @ItemId() id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const row = await this.contentFiles.find(viewer, id);
    response.attachment(row.originalName);
    await sendFile(this.files, row, request, response);
  }
}
