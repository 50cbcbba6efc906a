import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Boot, MODULE_CONTRACT } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { DevelopedModules } from '../modules/index.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { bootSettings } from '../platform/settings/site.ts';
import { consoleFallbacks, consoleModules } from './document/console-module.ts';
import { pageHeaders } from './document/page-headers.ts';
import { pageHtml, plainHead } from './document/page-html.ts';
import type { PageContext } from './page-context.ts';
import { PAGE_TEXTS } from './document/pages.texts.ts';

/** Sends the document of every console page; the shell renders the page in the browser. */
@Injectable()
export class ConsolePagesService {
  constructor(
    private readonly configuration: Configuration,
    private readonly developed: DevelopedModules,
  ) {}

  send(request: Request, response: Response, context: PageContext): void {
    const { set, language, siteLanguage, settings, override } = context;
    const { shell } = set;
    const nonce = randomBytes(16).toString('base64');
    const styles = shell.styles.map((style) => ({
      address: shell.base + style,
      integrity: shell.integrity[style] ?? '',
    }));
    const boot: Boot = {
      contract: MODULE_CONTRACT,
      set: set.id,
      language,
      siteLanguage,
      isDemo: this.configuration.isDemo,
      hasSession: Boolean(request.user),
      ...bootSettings(language, settings),
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
    response.set(pageHeaders({ nonce, developed, assets: this.configuration.assetOrigins.all }));
    response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie' });
    response.send(pageHtml({ language, boot, shell, styles, head, rendered: null }));
  }
}
