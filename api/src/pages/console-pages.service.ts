import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import { type Boot, MODULE_CONTRACT, type BootModule, type BootOverride } from '@vitral/contracts/modules';
import type { SettingsInput } from '@vitral/contracts/settings';
import type { Request, Response } from 'express';
import {
  DevelopedModules,
  type ActiveSet,
  isMeasuredVisit,
  type LiveSets,
  type PreviewVisit,
} from '../modules/index.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { bootSettings } from '../platform/settings/site.ts';
import { SiteConfigService } from '../site-config/index.ts';
import { withMeasuring } from './document/measuring-script.ts';
import { pageHeaders } from './document/page-headers.ts';
import { shellStyles } from './document/page-styles.ts';
import { modulePreviewBar } from './module-preview/module-preview-bar.ts';
import { pageHtml, plainHead, PAGE_TEXTS } from './document/page-html.ts';
import { trustedTypesScript } from '../platform/http/trusted-types-script.ts';

/** Data of a page, read once for each request, so that it is all from the same moment. */
export interface PageContext {
  live: LiveSets;
  set: ActiveSet;
  language: Language;
  siteLanguage: Language;
  settings: SettingsInput;
  /** The preview that this browser has; null for all others. */
  preview: PreviewVisit | null;
  /** The module that this session loads from a developer's machine. */
  override: BootOverride | null;
}

/** Sends the document of every console page; the shell renders the page in the browser. */
@Injectable()
export class ConsolePagesService {
  constructor(
    private readonly configuration: Configuration,
    private readonly developed: DevelopedModules,
    private readonly siteConfig: SiteConfigService,
  ) {}

  async send(request: Request, response: Response, context: PageContext): Promise<void> {
    const { set, language, siteLanguage, settings, preview, override } = context;
    const { shell } = set;
    const nonce = randomBytes(16).toString('base64');
    const boot: Boot = {
      contract: MODULE_CONTRACT,
      set: set.id,
      language,
      siteLanguage,
      isDemo: this.configuration.isDemo,
      hasSession: Boolean(request.user),
      ...bootSettings(language, settings),
      siteLogo: await this.siteConfig.logo(),
      theme: request.user?.theme ?? null,
      density: request.user?.density ?? null,
      nonce,
      modules: consoleModules(set),
      fallbacks: consoleFallbacks(set),
      ...(override && { override }),
    };
    const { console: title, description } = PAGE_TEXTS[language];
    const head = plainHead(`${title} · ${boot.siteName}`, description, false);
    const developed = [...this.developed.origins, ...(override ? [override.address] : [])];
    const scripts = [trustedTypesScript({ isRendered: false })];
    response.set(pageHeaders({ nonce, developed, assets: this.configuration.assetOrigins.all, scripts }));
    response.set({ 'Cache-Control': preview ? 'private, no-store' : 'no-store', Vary: 'Cookie' });
    const bar = preview ? modulePreviewBar(preview, { language, nonce }).html : '';
    const html = pageHtml({ language, boot, shell, styles: shellStyles(shell), head, rendered: null, bar });
    const isOwn = preview !== null || developed.length > 0;
    const isMeasured = !isOwn && isMeasuredVisit(request, settings.measuredShare);
    response.send(isMeasured ? withMeasuring(html, set.id, nonce) : html);
  }
}

function consoleModules({ shell, modules }: Pick<ActiveSet, 'shell' | 'modules'>): BootModule[] {
  return [shell, ...modules.filter(({ name }) => name !== 'mfe-public')].map(consoleModule);
}

/** Fallback modules have no line in the sidebar. */
function consoleFallbacks({ fallbacks }: Pick<ActiveSet, 'fallbacks'>): BootModule[] {
  return fallbacks.map(consoleModule).map((module) => ({
    ...module,
    pages: module.pages.map(({ page, path, permission, title }) => ({ page, path, permission, title })),
  }));
}

function consoleModule(module: BootModule): BootModule {
  const { publicPages: _pages, publicScripts: _scripts, pageStyles: _styles, ...more } = module;
  const { renderer: _renderer, texts: _texts, loads: _loads, publicChunks: _chunks, ...others } = more;
  const { starter: _starter, islands: _islands, firstStyles: _first, blocks: _blocks, ...rest } = others;
  return { ...rest, shared: {} };
}
