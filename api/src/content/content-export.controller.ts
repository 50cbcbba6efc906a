import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { contentLanguage, DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { Allow } from '../platform/access/access.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { codeOf } from '../platform/lifecycle/code-of.ts';
import { contentCsv, csvName } from './content-csv.ts';
import { ContentExportService } from './content-export.service.ts';
import { ContentExportQuery } from './content.dto.ts';

@Controller('api/content/export')
export class ContentExportController {
  constructor(private readonly content: ContentExportService) {}

  @Allow('content.write')
  @Get()
  async send(
    @Viewer() viewer: Viewer,
    @Query() query: ContentExportQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const language = contentLanguage(viewer.language ?? acceptedLanguage(request));
    response.attachment(csvName(language));
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    try {
      await pipeline(Readable.from(this.content.items(viewer, query)), contentCsv(language), response);
    } catch (error) {
      // A reader that goes away is no failure of ours.
      if (codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
  }
}

function acceptedLanguage(request: Request): Language {
  const accepted = request.acceptsLanguages(...LANGUAGES);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}
