import { Injectable } from '@nestjs/common';
import { contentLanguage, type ContentLanguage, type Language } from '@vitral/contracts';
import { SiteConfigService } from '../site-config/site-config.service.ts';
import type { User } from '../users/users.entity.ts';

/** In which language somebody is written to. */
@Injectable()
export class MailLanguage {
  constructor(private readonly siteConfig: SiteConfigService) {}

  /** The person's own, else the one that was asked in, else the site's. */
  async of({ language }: Pick<User, 'language'>, asked?: Language): Promise<ContentLanguage> {
    return contentLanguage(language ?? asked ?? (await this.siteConfig.language()));
  }
}
