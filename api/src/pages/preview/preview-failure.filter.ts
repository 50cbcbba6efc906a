import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { toAppError } from '../../platform/http/to-app-error.ts';
import { cookieLanguage } from '../../platform/http/cookies.ts';
import { SiteConfigService } from '../../site-config/index.ts';
import { pageLanguage } from '../../platform/http/page-language.ts';
import { FAILURE_STYLE_SOURCE, previewFailureHtml } from './preview-failure-html.ts';
import { previewHeaders } from './preview-headers.ts';

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
    return pageLanguage({ path, account: user?.language ?? null, chosen: cookieLanguage(request), site });
  }
}
