import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Sends } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { CONTENT_CSV } from './content-csv.ts';
import { ContentExportService } from './content-export.service.ts';
import { ContentExportQuery } from './content.dto.ts';

@Controller('api/content/export')
export class ContentExportController {
  constructor(private readonly content: ContentExportService) {}

  /** Sends the content items of a filter as CSV. */
  @Allow('content.write')
  @Get()
  @Sends('text/csv')
  send(
    @Viewer() viewer: Viewer,
    @Query() query: ContentExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return CONTENT_CSV.send(request, response, this.content.items(viewer, query));
  }
}
