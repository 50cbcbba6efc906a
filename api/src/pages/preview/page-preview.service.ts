import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { PageItem } from '@vitral/contracts/public-pages';
import type { Request } from 'express';
import { ReleaseSets } from '../../modules/index.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { originOf } from '../../platform/http/request-path.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { siteIn } from '../../platform/settings/site.ts';
import { publicReleaseOf } from '../document/public-paths.ts';
import { PageReads } from '../public-pages/page-reads.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { previewHtml } from './preview-html.ts';

const RETRY_SECONDS = 5;

interface PagePreview {
  language: Language;
  /** Name of the page within the release. */
  page: string;
  item?: PageItem;
  /** Responses that replace those of the stored data, by API path. */
  responses: Record<string, unknown>;
  /** HTML above the page. */
  bar?: string;
}

/** Renders public pages with unpublished content. Nothing of them is cached. */
@Injectable()
export class PagePreviewService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly renderer: PageRenderer,
    private readonly pageReads: PageReads,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async render(preview: PagePreview, request: Request): Promise<string> {
    const { language, page: name, item, responses, bar } = preview;
    const set = await this.sets.of(request);
    const release = set && publicReleaseOf(set);
    const site = siteIn(language, await this.settings.current());
    const page = release?.publicPages?.find((candidate) => candidate.page === name);
    const stored = page?.reads.filter((call) => !Object.hasOwn(responses, call)) ?? [];
    const given = Object.entries(responses).map(([path, response]) => [path, JSON.stringify(response)]);
    const rendered =
      release &&
      page &&
      (await this.renderer.render(set, {
        page: page.page,
        language,
        site,
        origin: originOf(request, this.configuration),
        now: Date.now(),
        answers: { ...(await this.pageReads.read(stored, null)), ...Object.fromEntries(given) },
        ...(item && { slugs: item.slugs }),
      }));
    if (!rendered) throw new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
    return previewHtml({ language, site, release, page: page.page, html: rendered.html, bar });
  }
}
