import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { FileStore } from '../platform/storage/file-store.ts';
import { sendFile } from '../platform/storage/send-file.ts';
import { ItemId } from '../platform/validation/item-id.ts';
import { ContentQuery } from './content.dto.ts';
import { ContentService } from './content.service.ts';

@Controller('api/content')
export class ContentController {
  constructor(
    private readonly content: ContentService,
    private readonly files: FileStore,
  ) {}

  @Allow('materials.read')
  @Get()
  list(@Viewer() viewer: Viewer, @Query() query: ContentQuery) {
    return this.content.list(viewer, query);
  }

  @Allow('materials.read')
  @Get(':id/file')
  async file(
    @Viewer() viewer: Viewer,
    @ItemId() id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const row = await this.content.find(viewer, id);
    response.attachment(row.originalName);
    await sendFile(this.files, row, request, response);
  }

  @Allow('materials.read')
  @Post(':id/download')
  @HttpCode(204)
  countDownload(@Viewer() viewer: Viewer, @ItemId() id: string) {
    return this.content.countDownload(viewer, id);
  }
}
