import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '@vitral/contracts/languages';
import type { Request } from 'express';
import { type ActiveSet, ReleaseSets } from '../modules/index.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { siteIn } from '../platform/settings/site.ts';
import { SiteConfigService } from '../site-config/index.ts';
import { escapeHtml, PAGE_TEXTS } from './document/page-html.ts';
import { type PageOfItem, publicPath } from './document/public-paths.ts';
import { PageItems } from './public-pages/page-items.ts';
import { PageViews } from './public-pages/page-views.ts';
import { PublicPagesService } from './public-pages/public-pages.service.ts';
import { originOf } from '../platform/http/request-path.ts';

/** Background colours as in mfe-public/src/styles/tokens.css. */
const GROUND = { light: '#f7f6fd', dark: '#0e0b1f' };

@Injectable()
export class SiteFilesService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly items: PageItems,
    private readonly views: PageViews,
    private readonly pages: PublicPagesService,
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
    const set = await this.sets.active();
    const entries = set ? await this.entriesOf(set, origin) : [];
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  }

  private async entriesOf(set: ActiveSet, origin: string): Promise<string[]> {
    const pages = set.modules.flatMap((module) => module.publicPages ?? []);
    const indexed = pages.filter((page) => page.isIndexed && page.addresses);
    const each = await Promise.all(indexed.map((page) => this.items.each(page)));
    const entries: string[] = [];
    // One after the other, so that the pages of visitors do not wait.
    for (const page of each.flat()) {
      const view = await this.views.of(set, page, DEFAULT_LANGUAGE, origin);
      const { indexedLanguages } = await this.pages.show(view);
      entries.push(...entriesOf(page, indexedLanguages, origin));
    }
    return entries;
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

function entriesOf(page: PageOfItem, languages: readonly Language[], origin: string): string[] {
  const url = (language: Language) => escapeHtml(`${origin}${publicPath(page, language) ?? ''}`);
  const alternates = languages
    .map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(language)}"/>`)
    .join('');
  const changed = page.item ? `<lastmod>${escapeHtml(page.item.updatedAt)}</lastmod>` : '';
  return languages.map((language) => `<url><loc>${url(language)}</loc>${changed}${alternates}</url>`);
}
