import { Injectable, Module } from '@nestjs/common';
import { isLanguage, type Language } from '@vitral/contracts/languages';
import type { Request } from 'express';
import { type ActiveSet, ReleaseSets, ModulesModule } from '../../modules/index.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { cookieLanguage } from '../../platform/http/cookies.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { siteIn } from '../../platform/settings/site.ts';
import { SiteConfigService, SiteConfigModule } from '../../site-config/index.ts';
import { stylesOf } from '../document/page-styles.ts';
import { pageLanguage } from '../../platform/http/request-path.ts';
import { NOT_FOUND, publicPath, publicReleaseOf } from '../document/public-paths.ts';
import type { CardFrame } from './card-page.html.ts';

@Injectable()
export class CardPagesService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly siteConfig: SiteConfigService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async frameFor(request: Request, language: Language): Promise<CardFrame> {
    return this.frameOf(await this.sets.of(request), language);
  }

  async frameTo(name: string, request: Request, language: Language): Promise<[CardFrame, string]> {
    const set = await this.sets.of(request);
    const found = set && publicReleaseOf(set)?.publicPages?.find(({ page }) => page === name);
    const url = (found && publicPath({ page: found, item: null }, language)) ?? `/${language}`;
    return [await this.frameOf(set, language), url];
  }

  /** `preferred` comes after the visitor's choice and before the default language of the site. */
  async languageOf(request: Request, preferred?: Language | null): Promise<Language> {
    const site = preferred ?? (await this.siteConfig.language());
    const clues = { path: '/', account: null, chosen: cookieLanguage(request), site };
    return chosenLanguage(request) ?? pageLanguage(clues);
  }

  async frameOf(set: ActiveSet | null, language: Language): Promise<CardFrame> {
    return {
      language,
      site: siteIn(language, await this.settings.current()),
      styles: stylesOf(set && publicReleaseOf(set), NOT_FOUND),
      assets: this.configuration.assetOrigins.all,
    };
  }
}

export function chosenLanguage({ query }: Request): Language | null {
  return isLanguage(query['lang']) ? query['lang'] : null;
}

@Module({
  imports: [ModulesModule, SiteConfigModule],
  providers: [CardPagesService],
  exports: [CardPagesService],
})
export class CardPagesModule {}
