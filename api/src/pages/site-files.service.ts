import { Injectable } from '@nestjs/common';
import type { LandingContentItem } from '@vitral/contracts/landing-content';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@vitral/contracts/languages';
import { isEmail } from 'class-validator';
import type { Request } from 'express';
import { ReleaseSets } from '../modules/index.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { siteIn } from '../platform/settings/site.ts';
import { SiteConfigService } from '../site-config/index.ts';
import { escapeHtml, GROUND, PAGE_TEXTS } from './document/page-html.ts';
import { type PageOfItem, publicPath } from './document/public-paths.ts';
import { PageItems } from './public-pages/page-items.ts';
import { PageViews } from './public-pages/page-views.ts';
import { type PageDigest, PublicPagesService } from './public-pages/public-pages.service.ts';
import { originOf, pathWithoutLanguage } from '../platform/http/request-path.ts';

/** Time after which readers fetch the file again; less than a year. */
const SECURITY_TXT_MS = 180 * 86_400_000;

@Injectable()
export class SiteFilesService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly items: PageItems,
    private readonly views: PageViews,
    private readonly pages: PublicPagesService,
    private readonly reads: PublicReads,
    private readonly siteConfig: SiteConfigService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  robots(request: Request): string {
    const sitemap = `${originOf(request, this.configuration)}/sitemap.xml`;
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${sitemap}\n`;
  }

  async sitemap(request: Request): Promise<string> {
    const origin = originOf(request, this.configuration);
    const pages = await this.indexedPages(origin, DEFAULT_LANGUAGE);
    const entries = await Promise.all(
      pages.map(async ({ page, digest }) =>
        entriesOf(page, await this.items.changedAt(page), digest.indexedLanguages, origin),
      ),
    );
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.flat().join('\n')}
</urlset>
`;
  }

  /** Lists the pages for language models, in the site's language (https://llmstxt.org). */
  async llmsTxt(request: Request): Promise<string> {
    const origin = originOf(request, this.configuration);
    const language = await this.siteConfig.language();
    const { name, description } = siteIn(language, await this.settings.current());
    const pages = await this.indexedPages(origin, language);
    const links = pages.map(({ page, digest: { outline } }) => {
      const url = `${origin}${publicPath(page, language) ?? ''}`;
      return `- [${inMarkdown(outline.title)}](${url}): ${inMarkdown(outline.description)}`;
    });
    const others = LANGUAGES.map((one) => `- [${one}](${origin}/${one})`);
    return [
      `# ${inMarkdown(name)}`,
      `> ${inMarkdown(description || PAGE_TEXTS[language].description)}`,
      `## ${language}`,
      links.join('\n'),
      `## ${LANGUAGES.join(' · ')}`,
      `${others.join('\n')}\n`,
    ].join('\n\n');
  }

  /** Says where to report vulnerabilities (RFC 9116): on the contact page, and at the stored email address. */
  async securityTxt(request: Request): Promise<string> {
    const origin = originOf(request, this.configuration);
    const { json } = await this.reads.read('/api/landing-content');
    const items = JSON.parse(json) as LandingContentItem[];
    const email = items.find(({ section }) => section === 'contact')?.metadata.email;
    const lines = [
      ...(isEmail(email) ? [`Contact: mailto:${String(email)}`] : []),
      `Contact: ${origin}/contact`,
      `Expires: ${new Date(Date.now() + SECURITY_TXT_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return `${lines.join('\n')}\n`;
  }

  /** Describes one page after the other, so that visitors' pages do not have to wait. */
  private async indexedPages(origin: string, language: Language) {
    const set = await this.sets.active();
    const pages = (set?.modules ?? []).flatMap((module) => module.publicPages ?? []);
    const indexed = pages.filter((page) => page.isIndexed && page.addresses);
    const each = await Promise.all(indexed.map((page) => this.items.each(page)));
    const described: { page: PageOfItem; digest: PageDigest }[] = [];
    for (const page of set ? each.flat() : []) {
      const view = set && (await this.views.of(set, page, language, origin));
      if (view) described.push({ page, digest: await this.pages.describe(view) });
    }
    return described;
  }

  async manifest(): Promise<object> {
    const language = await this.siteConfig.language();
    const { name, description, isDark } = siteIn(language, await this.settings.current());
    const { landing, description: ownDescription } = PAGE_TEXTS[language];
    const ground = isDark ? GROUND.dark : GROUND.light;
    const icon = (src: string, size: number, purpose = 'any') => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return {
      name: `${name} · ${landing}`,
      short_name: name,
      description: description || ownDescription,
      lang: language,
      start_url: '/',
      display: 'browser',
      background_color: ground,
      theme_color: ground,
      icons: [
        icon('/icon-192.png', 192),
        icon('/icon-512.png', 512),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    };
  }
}

function entriesOf(
  page: PageOfItem,
  changedAt: string | null,
  languages: readonly Language[],
  origin: string,
): string[] {
  const url = (language: Language) => escapeHtml(`${origin}${publicPath(page, language) ?? ''}`);
  // The URL without a language responds in the visitor's own.
  const bare = escapeHtml(origin + pathWithoutLanguage(publicPath(page, DEFAULT_LANGUAGE) ?? ''));
  const alternates = [...languages.map((language) => [language, url(language)]), ['x-default', bare]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  return languages.map((language) => `<url><loc>${url(language)}</loc>${changed}${alternates}</url>`);
}

/** Escapes characters that Markdown would read as a link or markup; a line break would end the entry. */
const inMarkdown = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');
