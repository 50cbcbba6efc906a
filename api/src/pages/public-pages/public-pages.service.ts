import { Injectable } from '@nestjs/common';
import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import { type Boot, type BootOverride, MODULE_CONTRACT } from '@vitral/contracts/modules';
import type {
  PageItem,
  PublicPage,
  RenderedPage,
  SentForm,
  SocialPicture,
} from '@vitral/contracts/public-pages';
import etag from 'etag';
import { type ActiveSet, DevelopedModules } from '../../modules/index.ts';
import { GenerationCache } from '../../platform/changes/generation-cache.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { encode, type CachedBody } from '../../platform/http/cached-body.ts';
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { PublicReads } from '../../platform/public-reads/public-reads.ts';
import { type Site, themeOf } from '../../platform/settings/site.ts';
import { outlineOf, type PageOutline } from '../document/page-outline.ts';
import { MEASURING_SCRIPT, withMeasuring } from '../document/measuring-script.ts';
import { allowScript, pageHeaders } from '../document/page-headers.ts';
import { publicPageHtml, startersOf } from '../document/public-page-html.ts';
import { stylesInPage } from '../document/page-styles.ts';
import { publicReleaseOf } from '../document/public-paths.ts';
import { SPECULATION_RULES_PATH } from '../document/speculation-rules.ts';
import { trustedTypesScript } from '../../platform/http/trusted-types-script.ts';
import { PageCache, type RenderedDocument } from './page-cache.ts';
import { PageReads } from './page-reads.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';

/** Everything that two visitors must have in common to receive the same page. */
export interface PageView {
  /** Null if there is no page at this URL and the release has no not-found page. */
  page: PublicPage | null;
  /** The item of a page per item. */
  item: PageItem | null;
  language: Language;
  siteLanguage: Language;
  site: Site;
  origin: string;
  set: ActiveSet;
  /** True if the URL names no language, so that the visitor's cookie decides. */
  isBare: boolean;
  /** Override by which this session loads mfe-public from a developer's machine. */
  override: BootOverride | null;
  form?: SentForm | undefined;
}

/** Facts about a page for search engines and language models. */
export interface PageDigest {
  /** Languages in which search engines may index the page. */
  indexedLanguages: readonly Language[];
  outline: PageOutline;
  /** Null for a page with the picture of the site. */
  socialPicture: SocialPicture | null;
  /** False if the page could not be rendered, or lacks a part whose data could not be read. */
  isWhole: boolean;
}

const MOST_DIGESTS = 5000;

/** Pages contain the year, so they are rendered again from time to time even without changes. */
const MAX_AGE_MS = 3_600_000;
const MAX_ORIGINS = 2;
/** Pages that wait for their tight compression. Above that, pages keep the quick one until they are rendered again. */
const MAX_WAITING = 50;

/** Renders the pages of mfe-public on the server, or leaves them to the browser if that fails. */
@Injectable()
export class PublicPagesService {
  private readonly pageCache = new PageCache();
  private readonly digests = new GenerationCache<PageDigest>({
    entries: MOST_DIGESTS,
    freshUntil: ({ isWhole }) => (isWhole ? Infinity : 0),
  });
  private readonly measured = new WeakMap<
    RenderedDocument,
    Promise<Pick<CachedBody, 'encodings' | 'etag'>>
  >();
  private readonly rendered = new Set<string>();
  private tightened = Promise.resolve();
  private waitingCount = 0;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly reads: PublicReads,
    private readonly pageReads: PageReads,
    private readonly developed: DevelopedModules,
    private readonly configuration: Configuration,
    private readonly metrics: Metrics,
  ) {}

  get origins(): string[] {
    return [...this.rendered];
  }

  find(view: PageView): Promise<RenderedDocument> | null {
    return this.isCacheable(view) ? this.pageCache.find(keyOf(view), this.generationOf(view)) : null;
  }

  async show(view: PageView): Promise<RenderedDocument> {
    if (!this.isCacheable(view)) return this.render(view);
    const generation = this.generationOf(view);
    return this.find(view) ?? this.pageCache.render(keyOf(view), generation, () => this.render(view));
  }

  /** Returns a page with the measuring script, which is encoded once, at the first visit that is measured. */
  async measuredBody(view: PageView, document: RenderedDocument): Promise<CachedBody> {
    const plain = bodyFor(view, document);
    // Neither previews nor overrides show what visitors receive.
    if (!this.isCacheable(view)) return plain;
    let encoding = this.measured.get(document);
    if (!encoding) {
      const html = withMeasuring(plain.encodings.identity.toString(), view.set.id);
      encoding = encode(html).then((encodings) => ({ encodings, etag: etag(html, { weak: true }) }));
      this.measured.set(document, encoding);
      void encoding.then((body) => this.tighten([body], html));
    }
    return { ...(await encoding), headers: allowScript(plain.headers, MEASURING_SCRIPT) };
  }

  private isCacheable({ form, override, set }: PageView): boolean {
    const isOwn = Boolean(form ?? override ?? set.isPreview);
    return this.reads.isListening && this.developed.origins.length === 0 && !isOwn;
  }

  private generationOf({ page }: PageView): number {
    return this.reads.generationOf(page?.reads ?? []);
  }

  async render(view: PageView): Promise<RenderedDocument> {
    this.metrics.countComputed('page');
    const { page, origin, set } = view;
    const { rendered, responses } = await this.renderContent(view);
    const html = publicPageHtml({ ...view, boot: this.bootOf(view), rendered });
    const body = { encodings: await encode(html), etag: etag(html, { weak: true }) };
    const bodies = {
      prefixed: { ...body, headers: this.headersOf({ ...view, isBare: false }, rendered) },
      bare: { ...body, headers: this.headersOf({ ...view, isBare: true }, rendered) },
    };
    const isCached = rendered !== null && this.isCacheable(view) && isWhole(responses);
    if (isCached) {
      this.noteOrigin(origin);
      this.tighten(Object.values(bodies), html);
    }
    return {
      bodies,
      isRendered: rendered !== null || !page || !this.renderer.renders(set),
      isCached,
      freshUntil: Math.min(rendered?.freshUntil ?? Infinity, Date.now() + MAX_AGE_MS),
    };
  }

  /**
   * Returns what search engines and language models are told about a page. Renders it outside the cache, so that a long
   * list of pages evicts none that visitors read.
   */
  describe(view: PageView): Promise<PageDigest> {
    if (!this.isCacheable(view)) return this.digest(view);
    return this.digests.get(keyOf(view), this.generationOf(view), () => this.digest(view));
  }

  private async digest(view: PageView): Promise<PageDigest> {
    const { rendered, responses } = await this.renderContent(view);
    return {
      indexedLanguages: rendered?.indexedLanguages ?? LANGUAGES,
      outline: outlineOf(rendered?.head ?? ''),
      socialPicture: rendered?.socialPicture ?? null,
      isWhole: rendered !== null && isWhole(responses),
    };
  }

  private async renderContent({ page, item, language, site, origin, set, form }: PageView) {
    const responses = await this.pageReads.read(page?.reads ?? [], item);
    const request = { language, site, origin, now: Date.now(), answers: responses, form, slugs: item?.slugs };
    const rendered = page && (await this.renderer.render(set, { ...request, page: page.page }));
    return { rendered, responses };
  }

  /** Compresses a page more tightly after its first response, one at a time: it takes a processor for a tenth of a second. */
  private tighten(bodies: Pick<CachedBody, 'encodings'>[], html: string): void {
    if (this.waitingCount === MAX_WAITING) return;
    this.waitingCount += 1;
    this.tightened = this.tightened.then(async () => {
      const encodings = await encode(html, 'tight');
      for (const body of bodies) body.encodings = encodings;
      this.waitingCount -= 1;
    });
  }

  private noteOrigin(origin: string): void {
    this.rendered.delete(origin);
    this.rendered.add(origin);
    const [oldest = ''] = this.rendered;
    if (this.rendered.size > MAX_ORIGINS) this.rendered.delete(oldest);
  }

  private headersOf(
    { isBare, override, set, page }: PageView,
    rendered: RenderedPage | null,
  ): CachedBody['headers'] {
    const developed = [...this.developed.origins, ...(override ? [override.address] : [])];
    const { shell, site } = startersOf(set);
    const scripts = [trustedTypesScript({ isRendered: rendered !== null }), shell, site];
    const assets = this.configuration.assetOrigins.all;
    const style = page && rendered ? stylesInPage(publicReleaseOf(set), page.page, rendered.html).first : '';
    return {
      ...SECURITY_HEADERS,
      ...pageHeaders({ nonce: '', developed, assets, scripts, style }),
      'Cache-Control': override ? 'no-store' : 'no-cache',
      'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
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
      siteTheme: themeOf(site),
      // Public pages have one density and are not shown in maintenance.
      siteDensity: 'comfortable',
      siteAccent: site.accent,
      isMaintenanceOn: false,
      nonce: '',
      modules: [set.shell, ...set.modules],
      ...(override && { override }),
    };
  }
}

const isWhole = (responses: Record<string, string | null>) =>
  Object.values(responses).every((response) => response !== null);

export function bodyFor({ isBare }: PageView, { bodies }: RenderedDocument): CachedBody {
  return isBare ? bodies.bare : bodies.prefixed;
}

function keyOf({ set, page, item, language, siteLanguage, site, origin }: PageView): string {
  const which = [page?.page ?? null, item?.slugs.es ?? null];
  return JSON.stringify([set.id, ...which, language, siteLanguage, site, origin]);
}
