import { Injectable } from '@nestjs/common';
import { contentLanguage, type ContentLanguage, type Language } from '@vitral/contracts';
import { SiteConfigService } from './site-config.service.ts';

interface Person {
  language?: Language | null;
}

/** In which language somebody is written to. */
@Injectable()
export class MailLanguage {
  constructor(private readonly siteConfig: SiteConfigService) {}

  /** The person's own, else the one that was asked in, else the site's. */
  async of({ language }: Person, asked?: Language): Promise<ContentLanguage> {
    return contentLanguage(language ?? asked ?? (await this.siteConfig.language()));
  }
}
