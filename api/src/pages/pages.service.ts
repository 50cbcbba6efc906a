import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MODULE_CONTRACT, type Boot, type Language } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { DevelopedModules } from '../modules/developed-modules.ts';
import { type ActiveSet, ModulesService } from '../modules/modules.service.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { SiteConfigService } from '../site-config/site-config.service.ts';
import { setPageHeaders } from './page-headers.ts';
import { pageHtml } from './page-html.ts';
import { bareAddress, pageLanguage } from './page-language.ts';
import { PAGE_TEXTS } from './pages.texts.ts';
import { SITE_ICON } from './site-icon.ts';

type Area = 'console' | 'public' | 'not-found';

@Injectable()
export class PagesService {
  readonly icon = SITE_ICON;

  constructor(
    private readonly modules: ModulesService,
    private readonly developed: DevelopedModules,
    private readonly siteConfig: SiteConfigService,
    private readonly configuration: Configuration,
  ) {}

  async send(request: Request, response: Response): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) throw new AppError('request.not-found');
    const set = await this.modules.activeSet();
    if (!set) throw new AppError('server.not-ready');

    const boot = await this.boot(request, set);
    const area = areaOf(request.path, set);
    const texts = PAGE_TEXTS[boot.language];
    setPageHeaders(response, boot.nonce, this.developed.origins);
    response
      .status(area === 'not-found' ? 404 : 200)
      .type('html')
      .send(
        pageHtml({
          title: { console: texts.console, public: texts.title, 'not-found': texts.notFound }[area],
          description: texts.description,
          language: boot.language,
          boot,
          shell: set.shell,
          isIndexed: area === 'public',
        }),
      );
  }

  private async boot(request: Request, set: ActiveSet): Promise<Boot> {
    const siteLanguage = await this.siteConfig.language();
    return {
      contract: MODULE_CONTRACT,
      set: set.id,
      language: this.languageOf(request, siteLanguage),
      siteLanguage,
      isDemo: this.configuration.isDemo,
      hasSession: Boolean(request.user),
      nonce: randomBytes(16).toString('base64'),
      modules: [set.shell, ...(await this.developed.replaceIn(set.modules))],
    };
  }

  private languageOf(request: Request, site: Language): Language {
    return pageLanguage({
      path: request.path,
      account: request.user?.language ?? null,
      cookies: request.headers.cookie,
      site,
    });
  }
}

function areaOf(path: string, set: ActiveSet): Area {
  if (path === '/admin' || path.startsWith('/admin/')) return 'console';
  const isPublic = publicPagesOf(set).some((page) =>
    Object.values(page.addresses ?? {}).includes(bareAddress(path)),
  );
  return isPublic ? 'public' : 'not-found';
}

function publicPagesOf(set: ActiveSet) {
  return set.modules.flatMap((module) => module.publicPages ?? []);
}
