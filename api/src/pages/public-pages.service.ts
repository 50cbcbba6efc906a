import { Injectable } from '@nestjs/common';
import {
  type Boot,
  type BootOverride,
  type Language,
  MODULE_CONTRACT,
  type PublicPage,
  type SentForm,
} from '@vitral/contracts';
import etag from 'etag';
import { DevelopedModules } from '../modules/serving/developed-modules.ts';
import type { ActiveSet } from '../modules/serving/release-sets.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { encode, type KeptBody } from '../platform/http/kept-body.ts';
import { SECURITY_HEADERS } from '../platform/http/security-headers.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import type { Site } from '../settings/site.ts';
import { pageHeaders } from './document/page-headers.ts';
import { publicPageHtml } from './document/public-page-html.ts';
import { type DrawnPage, KeptPages } from './kept-pages.ts';
import { PageAnswers } from './page-answers.ts';
import { PageRenderer } from './rendering/page-renderer.ts';

/** All that two visitors must have in common to be sent the same page. */
export interface PageView {
  /** Null: there is no page at this address, nor does the release have one that says so. */
  page: PublicPage | null;
  language: Language;
  siteLanguage: Language;
  site: Site;
  origin: string;
  set: ActiveSet;
  /** Whether the address itself names no language, so that the visitor's cookie decides. */
  isBare: boolean;
  /** This one session takes mfe-public from its developer's machine. */
  override: BootOverride | null;
  form?: SentForm | undefined;
}

/** A page tells the year, too: it is drawn again now and then though nothing has changed. */
const KEPT_FOR_MS = 3_600_000;

/** The pages of mfe-public: drawn by its renderer, or, when that fails, by the browser. */
@Injectable()
export class PublicPagesService {
  private readonly kept = new KeptPages();
  private isTightening = false;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly reads: PublicReads,
    private readonly answers: PageAnswers,
    private readonly developed: DevelopedModules,
    private readonly configuration: Configuration,
    private readonly metrics: Metrics,
  ) {}

  /** The page as it is kept; null when it has to be drawn. */
  find(view: PageView): Promise<DrawnPage> | null {
    return this.mayKeep(view) ? this.kept.find(keyOf(view), this.generationOf(view)) : null;
  }

  async show(view: PageView): Promise<DrawnPage> {
    if (!this.mayKeep(view)) return this.draw(view);
    const generation = this.generationOf(view);
    return this.find(view) ?? this.kept.keep(keyOf(view), generation, () => this.draw(view));
  }

  private mayKeep({ form, override }: PageView): boolean {
    return this.reads.isListening && this.developed.origins.length === 0 && !form && !override;
  }

  private generationOf({ page }: PageView): number {
    return this.reads.generationOf(page?.reads ?? []);
  }

  private async draw(view: PageView): Promise<DrawnPage> {
    this.metrics.anew('page');
    const { page, language, site, origin, set, form } = view;
    const answers = await this.answers.to(page?.reads ?? []);
    const request = { language, site, origin, now: Date.now(), answers, form };
    const rendered = page && (await this.renderer.render(set, { ...request, page: page.page }));
    const html = publicPageHtml({ ...view, boot: this.bootOf(view), rendered });
    const body: KeptBody = {
      encodings: await encode(html),
      etag: etag(html, { weak: true }),
      headers: this.headersOf(view),
    };
    const isKept =
      rendered !== null && this.mayKeep(view) && Object.values(answers).every((answer) => answer !== null);
    if (isKept) void this.tighten(body, html);
    return {
      body,
      isKept,
      freshUntil: Math.min(rendered?.freshUntil ?? Infinity, Date.now() + KEPT_FOR_MS),
    };
  }

  /**
   * Whoever comes first does not wait for what makes a page smaller for the others. One page at a time, since it takes a
   * processor for a tenth of a second; a page that comes meanwhile stays as it is until it is drawn again.
   */
  private async tighten(body: KeptBody, html: string): Promise<void> {
    if (this.isTightening) return;
    this.isTightening = true;
    try {
      body.encodings = await encode(html, 'tight');
    } finally {
      this.isTightening = false;
    }
  }

  private headersOf({ isBare, override }: PageView): KeptBody['headers'] {
    const developed = [...this.developed.origins, ...(override ? [override.address] : [])];
    return {
      ...SECURITY_HEADERS,
      ...pageHeaders({ nonce: '', developed, assets: this.configuration.assetOrigins.all }),
      'Cache-Control': override ? 'no-store' : 'no-cache',
      Vary: isBare || override ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
    };
  }

  private bootOf({ language, siteLanguage, site, set, override }: PageView): Boot {
    return {
      contract: MODULE_CONTRACT,
      set: set.id,
      language,
      siteLanguage,
      isDemo: this.configuration.isDemo,
      hasSession: false,
      siteName: site.name,
      siteTheme: site.isDark ? 'dark' : 'system',
      // Public pages have one density, and in maintenance they are not shown.
      siteDensity: 'comfortable',
      isMaintenanceOn: false,
      nonce: '',
      modules: [set.shell, ...set.modules],
      ...(override && { override }),
    };
  }
}

function keyOf({ set, page, language, siteLanguage, site, origin, isBare }: PageView): string {
  return JSON.stringify([set.id, page?.page ?? null, language, siteLanguage, site, origin, isBare]);
}
