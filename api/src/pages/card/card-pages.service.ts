import { Injectable } from '@nestjs/common';
import { isLanguage, type Language } from '@vitral/contracts';
import type { Request } from 'express';
import { ReleaseSets } from '../../modules/serving/release-sets.ts';
import { SettingsService } from '../../settings/settings.service.ts';
import { siteIn } from '../../settings/site.ts';
import { SiteConfigService } from '../../site-config/site-config.service.ts';
import { stylesOf } from '../document/public-page-html.ts';
import { pageLanguage } from '../page-language.ts';
import { NOT_FOUND, publicAddress, publicReleaseOf } from '../public-address.ts';
import type { CardFrame } from './card-page.html.ts';

/** What a card page takes from the site: the visitor's language, the site's name and its look. */
@Injectable()
export class CardPagesService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly siteConfig: SiteConfigService,
    private readonly settings: SettingsService,
  ) {}

  async frameIn(language: Language): Promise<CardFrame> {
    const [set, settings] = await Promise.all([this.sets.active(), this.settings.current()]);
    return {
      language,
      site: siteIn(language, settings),
      styles: stylesOf(set && publicReleaseOf(set), NOT_FOUND),
    };
  }

  /** Where a page of the site lives; the landing page, where the release has none of that name. */
  async addressOf(name: string, language: Language): Promise<string> {
    const set = await this.sets.active();
    const found = set && publicReleaseOf(set)?.publicPages?.find(({ page }) => page === name);
    return (found && publicAddress(found, language)) ?? `/${language}`;
  }

  async languageOf(request: Request): Promise<Language> {
    const site = await this.siteConfig.language();
    const clues = { path: '/', account: null, cookies: request.headers.cookie, site };
    return chosenLanguage(request) ?? pageLanguage(clues);
  }
}

/** Of `?lang=en`. */
export function chosenLanguage({ query }: Request): Language | null {
  return isLanguage(query['lang']) ? query['lang'] : null;
}
