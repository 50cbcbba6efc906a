import { Injectable } from '@nestjs/common';
import { isLanguage, type Language } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { ModulesService } from '../../modules/modules.service.ts';
import { stylesOf } from '../../pages/document/public-page-html.ts';
import { pageLanguage } from '../../pages/page-language.ts';
import { NOT_FOUND, publicReleaseOf } from '../../pages/public-address.ts';
import { SiteConfigService } from '../../site-config/site-config.service.ts';
import { sharePageHeaders } from './share-page.headers.ts';
import { sharePageHtml, type ShareView } from './share-page.html.ts';

@Injectable()
export class SharePagesService {
  constructor(
    private readonly modules: ModulesService,
    private readonly siteConfig: SiteConfigService,
  ) {}

  async send(view: ShareView, request: Request, response: Response): Promise<void> {
    const set = await this.modules.activeSet();
    const release = set && publicReleaseOf(set);
    const language = await this.languageOf(request);
    response.set(sharePageHeaders(view));
    response.send(sharePageHtml(view, language, stylesOf(release, NOT_FOUND)));
  }

  private async languageOf(request: Request): Promise<Language> {
    const site = await this.siteConfig.language();
    const clues = { path: '/', account: null, cookies: request.headers.cookie, site };
    return chosenLanguage(request) ?? pageLanguage(clues);
  }
}

/** Of `?lang=en`. */
export function chosenLanguage({ query }: Request): Language | null {
  return isLanguage(query['lang']) ? query['lang'] : null;
}
