import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { ActiveSet } from '../../modules/index.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { siteIn } from '../../platform/settings/site.ts';
import { SiteConfigService } from '../../site-config/index.ts';
import type { PageOfItem } from '../document/public-paths.ts';
import type { PageView } from './public-pages.service.ts';

/** Creates views of pages that the server renders on its own, without a visitor's request. */
@Injectable()
export class PageViews {
  constructor(
    private readonly siteConfig: SiteConfigService,
    private readonly settings: SettingsService,
  ) {}

  async of(set: ActiveSet, page: PageOfItem, language: Language, origin: string): Promise<PageView> {
    const siteLanguage = await this.siteConfig.language();
    const site = siteIn(language, await this.settings.current());
    return { ...page, language, siteLanguage, site, origin, set, isBare: false, override: null };
  }
}
