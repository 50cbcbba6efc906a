import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { PublicPage, SentForm } from '@vitral/contracts/public-pages';
import type { SettingsInput } from '@vitral/contracts/settings';
import type { Request, Response } from 'express';
import {
  DevelopedModules,
  Health,
  type LiveSets,
  isMeasuredVisit,
  numberVisitor,
  type PreviewVisit,
  Overrides,
  ReleaseSets,
  SeenSets,
  setFor,
  withOverride,
} from '../modules/index.ts';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { cookieLanguage } from '../platform/http/cookies.ts';
import { type CachedBody, sendCachedBody } from '../platform/http/cached-body.ts';
import { isPrefetch } from '../platform/http/prefetch.ts';
import type { CacheableResponse } from '../platform/http/response-cache.ts';
import { isApiPath, originOf, pathLanguage, pageLanguage } from '../platform/http/request-path.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { siteIn } from '../platform/settings/site.ts';
import { RedirectTable } from '../redirects/index.ts';
import { SiteConfigService } from '../site-config/index.ts';
import { ConsolePagesService, type PageContext } from './console-pages.service.ts';
import { MaintenanceService } from './maintenance/maintenance.service.ts';
import { ModulePreviewPages } from './module-preview/module-preview-pages.ts';
import { canonicalPath, type PageOfItem } from './document/public-paths.ts';
import type { RenderedDocument } from './public-pages/page-cache.ts';
import { type FoundPage, PageItems } from './public-pages/page-items.ts';
import { bodyFor, type PageView, PublicPagesService } from './public-pages/public-pages.service.ts';

/** While some visitors receive another set, no cache may give one visitor's page to the next. */
const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };

export interface RefusedForm {
  form: SentForm;
  status: number;
}

export interface CachedPage extends CacheableResponse {
  set: string;
  live: LiveSets;
}

/** Tables that decide whether and how a public page is shown, besides the release set and the page's own data. */
const DECISION_TABLES = ['settings', 'site_config', 'restore'];

@Injectable()
export class PagesService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly seen: SeenSets,
    private readonly health: Health,
    private readonly developed: DevelopedModules,
    private readonly overrides: Overrides,
    private readonly siteConfig: SiteConfigService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
    private readonly pageItems: PageItems,
    private readonly publicPages: PublicPagesService,
    private readonly consolePages: ConsolePagesService,
    private readonly previews: ModulePreviewPages,
    private readonly maintenance: MaintenanceService,
    private readonly redirects: RedirectTable,
    private readonly reads: PublicReads,
    private readonly changes: TableChanges,
  ) {}

  async send(request: Request, response: Response, refused?: RefusedForm): Promise<void> {
    if (isApiPath(request.path)) throw new AppError('request.not-found');
    const live = await this.sets.live();
    if (!live) throw new AppError('server.not-ready');
    const preview = await this.previews.begin(request, response);
    const context = await this.contextOf(request, live, preview);
    if (isConsole(request.path)) {
      this.recordVisit(context, request, response);
      return this.consolePages.send(request, response, context);
    }

    const found = await this.pageItems.find(request.path, context.set);
    if (await this.maintenance.isOn()) {
      return this.maintenance.send(request, response, { ...context, found: existing(found) });
    }
    const right = canonicalPathOf(request, found);
    if (right) return response.redirect(301, right + searchOf(request));
    // Without the database the page is unavailable in any case.
    const elsewhere = found.isThere ? null : await this.redirects.find(request.path).catch(() => null);
    if (elsewhere) return response.redirect(elsewhere.status, withSearch(elsewhere.to, request));

    const view = { ...this.viewOf(request, found, context), form: refused?.form };
    const body = await this.bodyOf(view, await this.publicPages.show(view), isMeasured(request, context));
    response.status(refused?.status ?? (found.isThere ? 200 : 404));
    this.recordVisit(context, request, response);
    if (preview) return this.previews.send(preview, context.language, body, request, response);
    sendPage(body, live, request, response);
  }

  /** Returns the cached page for a visitor without a session; null if it must be rendered or the path has no page. */
  async find(request: Request): Promise<CachedPage | null> {
    const live = await this.sets.live();
    if (!live || isApiPath(request.path) || isConsole(request.path)) return null;
    const set = setFor(request, live);
    const found = await this.pageItems.find(request.path, set);
    const { page } = found;
    if (!page || !found.isThere || canonicalPathOf(request, found)) return null;

    const tables = this.tablesOf(page);
    const generation = this.changes.generationOf(tables);
    if (await this.maintenance.isOn()) return null;
    const [siteLanguage, settings] = await Promise.all([this.siteConfig.language(), this.settings.current()]);
    const language = languageOf(request, siteLanguage);
    const context = { live, set, language, siteLanguage, settings, preview: null, override: null };
    const view = this.viewOf(request, found, context);
    const cached = await this.publicPages.find(view);
    const isOfMeasuredVisit = isMeasured(request, context);
    return (
      cached && {
        kind: 'page',
        body: await this.bodyOf(view, cached, isOfMeasuredVisit),
        set: set.id,
        live,
        // A caller that waited for a failed rendering received a page that must not be reused.
        isCurrent: () =>
          !isOfMeasuredVisit &&
          cached.isCached &&
          live.candidate === null &&
          this.sets.isLatest(live) &&
          this.changes.generationOf(tables) === generation &&
          cached.freshUntil > Date.now(),
        isSkipped: (request) => isMeasured(request, context),
        onSent: (request) => this.countVisit(set.id, request),
      }
    );
  }

  sendCached({ body, set, live }: CachedPage, request: Request, response: Response): void {
    this.countVisit(set, request);
    if (live.candidate) numberVisitor(request, response);
    sendPage(body, live, request, response);
  }

  private async contextOf(
    request: Request,
    live: LiveSets,
    preview: PreviewVisit | null,
  ): Promise<PageContext> {
    const set = preview?.set ?? setFor(request, live);
    const siteLanguage = await this.siteConfig.language();
    const settings: SettingsInput = await this.settings.current();
    const developed = await this.developed.replaceIn(set.modules);
    const override = this.overrides.read(request);
    const modules = override ? withOverride(developed, override) : developed;
    const language = languageOf(request, siteLanguage);
    return { live, set: { ...set, modules }, language, siteLanguage, settings, preview, override };
  }

  private viewOf(request: Request, { page, item }: FoundPage, context: PageContext): PageView {
    const { set, language, siteLanguage, settings, override } = context;
    return {
      page,
      item,
      set,
      language,
      siteLanguage,
      site: siteIn(language, settings),
      origin: originOf(request, this.configuration),
      isBare: pathLanguage(request.path) === null,
      override: override?.module === 'mfe-public' ? override : null,
    };
  }

  private async bodyOf(
    view: PageView,
    document: RenderedDocument,
    isOfMeasuredVisit: boolean,
  ): Promise<CachedBody> {
    return isOfMeasuredVisit ? this.publicPages.measuredBody(view, document) : bodyFor(view, document);
  }

  private recordVisit({ set, live }: PageContext, request: Request, response: Response): void {
    this.countVisit(set.id, request);
    if (live.candidate && !set.isPreview) numberVisitor(request, response);
  }

  private countVisit(set: string, request: IncomingMessage): void {
    if (!isPrefetch(request)) this.health.countPage(set);
    this.seen.note(set);
  }

  private tablesOf({ reads = [] }: PublicPage): string[] {
    return [...DECISION_TABLES, ...this.reads.tablesOf(reads)];
  }
}

const isMeasured = (request: IncomingMessage, { settings }: Pick<PageContext, 'settings'>): boolean =>
  isMeasuredVisit(request, settings.measuredShare);

function sendPage(body: CachedBody, { candidate }: LiveSets, request: Request, response: Response): void {
  const isPrivate = candidate !== null && body.headers['Cache-Control'] !== 'no-store';
  const headers = isPrivate ? { ...body.headers, ...PRIVATE_HEADERS } : body.headers;
  sendCachedBody({ ...body, headers }, request, response);
}

function languageOf(request: Request, site: Language): Language {
  return pageLanguage({
    path: request.path,
    account: request.user?.language ?? null,
    chosen: cookieLanguage(request),
    site,
  });
}

function existing({ page, item, isThere }: FoundPage): PageOfItem | null {
  return page && isThere ? { page, item } : null;
}

function canonicalPathOf({ path }: Request, found: FoundPage): string | null {
  const there = existing(found);
  return there && canonicalPath(path, there);
}

function isConsole(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Appends the query of the request to a target that has none, such as the parameters of a campaign. */
function withSearch(target: string, request: Request): string {
  const [address = '', fragment] = target.split('#');
  const search = address.includes('?') ? '' : searchOf(request);
  return `${address}${search}${fragment === undefined ? '' : `#${fragment}`}`;
}

function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}
