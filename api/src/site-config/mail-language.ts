import { Injectable } from '@nestjs/common';
import { contentLanguage, type ContentLanguage, type Language } from '@vitral/contracts';
import { SiteConfigService } from './site-config.service.ts';

interface Person {
  language?: Language | null;
}

/** Chooses the language of messages to a person. */
@Injectable()
export class MailLanguage {
  constructor(private readonly siteConfig: SiteConfigService) {}

  /** Returns the person's own language, else the language of the request, else the site's. */
  async of({ language }: Person, requested?: Language): Promise<ContentLanguage> {
    return contentLanguage(language ?? requested ?? (await this.siteConfig.language()));
  }
}
