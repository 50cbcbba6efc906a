import {
  Controller,
  HttpCode,
  Post,
  Req,
  Res,
  UseFilters,
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  Injectable,
  Logger,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { DEFAULT_LANGUAGE, type Language } from '@vitral/contracts/languages';
import { Allow, Sends, KeyCovers } from '../../platform/access/access.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { chosenLanguage } from '../card/card-pages.service.ts';
import { LandingPreviewService } from './landing-preview.service.ts';
import { previewHeaders } from '../document/page-headers.ts';
import { readLandingPreview } from './read-landing-preview.ts';
import { readSitePagePreview } from './read-site-page-preview.ts';
import { SitePagePreviewService } from './site-page-preview.service.ts';
import { toAppError } from '../../platform/http/errors.filter.ts';
import { cookieLanguage } from '../../platform/http/cookies.ts';
import { SiteConfigService } from '../../site-config/index.ts';
import { pageLanguage } from '../../platform/http/request-path.ts';
import { FAILURE_STYLE_SOURCE, previewFailureHtml } from './preview-html.ts';

/** Renders failures as pages, since they appear in the preview's frame. */
@Injectable()
@Catch()
export class PreviewFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger('Preview');

  constructor(private readonly siteConfig: SiteConfigService) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { status, params } = toAppError(thrown);
    if (status >= 500) this.logger.error(thrown);
    const language = await this.languageOf(request);

    if (typeof params['retryAfter'] === 'number') response.setHeader('Retry-After', params['retryAfter']);
    response.status(status).set(previewHeaders(FAILURE_STYLE_SOURCE));
    response.send(previewFailureHtml(status, language));
  }

  private async languageOf(request: Request): Promise<Language> {
    const site = await this.siteConfig.language().catch(() => DEFAULT_LANGUAGE);
    const { path, user } = request;
    return (
      chosenLanguage(request) ??
      pageLanguage({ path, account: user?.language ?? null, chosen: cookieLanguage(request), site })
    );
  }
}

/** Renders pages with unpublished content for a frame of the console; the editors send it as a plain form. */
@Controller('preview')
@UseFilters(PreviewFailureFilter)
export class PreviewsController {
  constructor(
    private readonly landing: LandingPreviewService,
    private readonly sitePages: SitePagePreviewService,
    private readonly configuration: Configuration,
  ) {}

  /** Renders the landing page as the sent drafts would make it. */
  @Allow('landing-content.write')
  @KeyCovers('nothing')
  @Post('landing')
  @HttpCode(200)
  @Sends('text/html')
  async showLanding(@Req() request: Request, @Res() response: Response): Promise<void> {
    const preview = await readLandingPreview(request, response);
    this.send(response, await this.landing.render(preview, request));
  }

  /** Renders a page of the site as the sent content would make it. */
  @Allow('site-pages.write')
  @KeyCovers('nothing')
  @Post('site-page')
  @HttpCode(200)
  @Sends('text/html')
  async showSitePage(@Req() request: Request, @Res() response: Response): Promise<void> {
    const preview = await readSitePagePreview(request, response);
    this.send(response, await this.sitePages.render(preview, request));
  }

  private send(response: Response, html: string): void {
    response.set(previewHeaders("'self'", this.configuration.assetOrigins.all)).send(html);
  }
}
