import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Boot,
  type Language,
  MODULE_CONTRACT,
  type SentForm,
  type SettingsInput,
} from '@vitral/contracts';
import type { Request, Response } from 'express';
import { DevelopedModules } from '../modules/serving/developed-modules.ts';
import { type ActiveSet, ReleaseSets } from '../modules/serving/release-sets.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { type KeptBody, sendKeptBody } from '../platform/http/kept-body.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { bootSettings, siteIn } from '../settings/site.ts';
import { SiteConfigService } from '../site-config/site-config.service.ts';
import { pageHeaders } from './document/page-headers.ts';
import { pageHtml, plainHead } from './document/page-html.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { originOf } from './origin.ts';
import { addressLanguage, pageLanguage } from './page-language.ts';
import { PAGE_TEXTS } from './pages.texts.ts';
import { pageToShow, rightAddress } from './public-address.ts';
import { type PageView, PublicPagesService } from './public-pages.service.ts';

/** What was sent without scripts and could not be taken, and the status that says why. */
export interface RefusedForm {
  form: SentForm;
  status: number;
}

/** What holds for all pages of the moment. */
interface Known {
  set: ActiveSet;
  siteLanguage: Language;
  settings: SettingsInput;
}

@Injectable()
export class PagesService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly developed: DevelopedModules,
    private readonly siteConfig: SiteConfigService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
    private readonly publicPages: PublicPagesService,
    private readonly maintenance: MaintenanceService,
  ) {}

  async send(request: Request, response: Response, refused?: RefusedForm): Promise<void> {
    if (request.path === '/api' || request.path.startsWith('/api/')) throw new AppError('request.not-found');
    const set = await this.currentSet();
    const siteLanguage = await this.siteConfig.language();
    const settings = await this.settings.current();
    if (isConsole(request.path)) return this.sendConsole(request, response, { set, siteLanguage, settings });

    const { page, isThere } = pageToShow(request.path, set);
    if (await this.maintenance.isOn()) {
      const language = languageOf(request, siteLanguage);
      return this.maintenance.send(request, response, { language, page: isThere ? page : null });
    }
    const right = page && isThere && rightAddress(request.path, page);
    if (right) return response.redirect(301, right + searchOf(request));

    const view = { ...this.viewOf(request, { page, set, siteLanguage, settings }), form: refused?.form };
    const { body } = await this.publicPages.show(view);
    response.status(refused?.status ?? (isThere ? 200 : 404));
    sendKeptBody(body, request, response);
  }

  /** What a visitor is sent who has no session, if it is kept; null when the page must be drawn or is none. */
  async find(request: Request): Promise<KeptBody | null> {
    const set = await this.sets.active();
    if (!set || request.path.startsWith('/api/') || isConsole(request.path)) return null;
    const { page, isThere } = pageToShow(request.path, set);
    if (!page || !isThere || rightAddress(request.path, page)) return null;

    if (await this.maintenance.isOn()) return null;
    const [siteLanguage, settings] = await Promise.all([this.siteConfig.language(), this.settings.current()]);
    const view = this.viewOf(request, { page, set, siteLanguage, settings });
    return (await this.publicPages.find(view))?.body ?? null;
  }

  private viewOf(request: Request, { page, ...known }: Known & Pick<PageView, 'page'>): PageView {
    const { set, siteLanguage, settings } = known;
    const language = languageOf(request, siteLanguage);
    return {
      page,
      set,
      language,
      siteLanguage,
      site: siteIn(language, settings),
      origin: originOf(request, this.configuration),
      isBare: addressLanguage(request.path) === null,
    };
  }

  /** The active set, with the modules under development in their place. */
  private async currentSet(): Promise<ActiveSet> {
    const set = await this.sets.active();
    if (!set) throw new AppError('server.not-ready');
    return { ...set, modules: await this.developed.replaceIn(set.modules) };
  }

  private sendConsole(request: Request, response: Response, { set, siteLanguage, settings }: Known): void {
    const { shell, modules } = set;
    const language = languageOf(request, siteLanguage);
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
      modules: [shell, ...modules],
    };
    const { console: title, description } = PAGE_TEXTS[language];
    const head = plainHead(`${title} · ${boot.siteName}`, description, false);
    response.set(pageHeaders({ nonce, developed: this.developed.origins }));
    response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie' });
    response.send(pageHtml({ language, boot, shell, styles, head, rendered: null }));
  }
}

function languageOf(request: Request, site: Language): Language {
  return pageLanguage({
    path: request.path,
    account: request.user?.language ?? null,
    cookies: request.headers.cookie,
    site,
  });
}

function isConsole(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** What follows the path, as it was sent. */
function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}
