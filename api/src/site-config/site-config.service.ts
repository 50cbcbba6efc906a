import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  consoleLanguage,
  type ConsoleLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
} from '@vitral/contracts/languages';
import { SITE_CONFIG_KEYS, type SiteConfigEntry, type SiteConfigKey } from '@vitral/contracts/site-config';
import { AuditService } from '../platform/audit/audit.service.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { isWebUrl } from '../platform/validation/text.ts';
import type { SiteConfigDto } from './site-config.dto.ts';
import { SiteConfig } from './site-config.entity.ts';

const DEFAULTS: Record<SiteConfigKey, string> = {
  site_language: DEFAULT_LANGUAGE,
  // Empty: the default logo.
  site_logo: '',
};

const CHECKS: Record<SiteConfigKey, (value: string) => boolean> = {
  site_language: isLanguage,
  site_logo: (value) => value === DEFAULTS.site_logo || isWebUrl(value),
};

@Injectable()
export class SiteConfigService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    for (const key of SITE_CONFIG_KEYS) {
      this.publicReads.offer({
        path: `/api/site-config/${key}`,
        tables: ['site_config'],
        read: () => this.get(key),
      });
    }
  }

  async get(key: string): Promise<SiteConfigEntry> {
    return read(this.em, checkedKey(key));
  }

  async language(): Promise<Language> {
    const value = await this.cached('site_language');
    return isLanguage(value) ? value : DEFAULT_LANGUAGE;
  }

  /** Returns the URL of the logo that staff chose; null for the site's own mark. */
  async logo(): Promise<string | null> {
    return (await this.cached('site_logo')) || null;
  }

  private async cached(key: SiteConfigKey): Promise<string> {
    const { json } = await this.publicReads.read(`/api/site-config/${key}`);
    return (JSON.parse(json) as SiteConfigEntry).value;
  }

  set(name: string, { value, description }: SiteConfigDto): Promise<SiteConfigEntry> {
    const key = checkedKey(name);
    if (!CHECKS[key](value)) throw new AppError('site-config.invalid', { key });
    return this.em.transactional(async (em) => {
      const before = await read(em, key);
      const after: SiteConfigEntry = {
        key,
        value,
        // A removed picture loses its description.
        description: value === '' ? null : (description ?? before.description),
      };
      await em.upsert(SiteConfig, after);
      this.audit.record(em, {
        verb: 'updated',
        noun: 'site-config',
        itemId: key,
        itemName: key,
        before,
        after,
      });
      return after;
    });
  }
}

function checkedKey(key: string): SiteConfigKey {
  const found = SITE_CONFIG_KEYS.find((candidate) => candidate === key);
  if (!found) throw new AppError('site-config.not-found', { key });
  return found;
}

async function read(em: EntityManager, key: SiteConfigKey): Promise<SiteConfigEntry> {
  const row = await em.findOne(SiteConfig, { key });
  return { key, value: row?.value ?? DEFAULTS[key], description: row?.description ?? null };
}

@Injectable()
export class EmailLanguage {
  constructor(private readonly siteConfig: SiteConfigService) {}

  /** Returns the person's own language, else the language of the request, else the site's. */
  async of({ language }: { language?: Language | null }, requested?: Language): Promise<ConsoleLanguage> {
    return consoleLanguage(language ?? requested ?? (await this.siteConfig.language()));
  }
}
