import { Controller, HttpCode, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow, Sends, KeyCovers } from '../platform/access/access.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { LandingPreviewService } from './preview/landing-preview.service.ts';
import { PreviewFailureFilter } from './preview/preview-failure.filter.ts';
import { previewHeaders } from './preview/preview-headers.ts';
import { readPreview } from './preview/read-preview.ts';

/** Renders the landing page with unpublished texts for a frame of the console; the editor sends them as a plain form. */
@Controller()
@UseFilters(PreviewFailureFilter)
export class LandingPreviewController {
  constructor(
    private readonly preview: LandingPreviewService,
    private readonly configuration: Configuration,
  ) {}

  /** Renders the landing page as the sent drafts would make it. */
  @Allow('landing-content.write')
  @KeyCovers('nothing')
  @Post('preview/landing')
  @HttpCode(200)
  @Sends('text/html')
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const previewRequest = await readPreview(request, response);
    const html = await this.preview.render(previewRequest, request);
    response.set(previewHeaders("'self'", this.configuration.assetOrigins.all)).send(html);
  }
}
