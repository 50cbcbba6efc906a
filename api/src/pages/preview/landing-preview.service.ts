import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LandingDraftsService } from '../../landing-content/index.ts';
import { ReleaseSets } from '../../modules/index.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { siteIn } from '../../platform/settings/site.ts';
import { originOf } from '../../platform/http/request-path.ts';
import { PageReads } from '../public-pages/page-reads.ts';
import { publicReleaseOf } from '../document/public-paths.ts';
import { PageRenderer } from '../rendering/page-renderer.ts';
import { previewHtml } from './preview-html.ts';
import type { PreviewRequest, PreviewedTexts } from './read-preview.ts';

const LANDING_CONTENT = '/api/landing-content';
const RETRY_SECONDS = 5;

/** Renders the public landing page with unpublished texts. Nothing of it is cached. */
@Injectable()
export class LandingPreviewService {
  constructor(
    private readonly sets: ReleaseSets,
    private readonly renderer: PageRenderer,
    private readonly pageReads: PageReads,
    private readonly drafts: LandingDraftsService,
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  async render({ language, texts }: PreviewRequest, request: Request): Promise<string> {
    const set = await this.sets.of(request);
    const release = set && publicReleaseOf(set);
    const site = siteIn(language, await this.settings.current());
    const page = release?.publicPages?.find((candidate) => candidate.page === 'landing');
    const rendered =
      release &&
      page &&
      (await this.renderer.render(set, {
        page: page.page,
        language,
        site,
        origin: originOf(request, this.configuration),
        now: Date.now(),
        answers: {
          ...(await this.pageReads.read(page.reads.filter((call) => call !== LANDING_CONTENT))),
          [LANDING_CONTENT]: JSON.stringify(await this.previewItems(texts)),
        },
      }));
    if (!rendered) throw new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
    return previewHtml({ language, site, release, page: page.page, html: rendered.html });
  }

  private async previewItems(texts: PreviewedTexts) {
    const states = await this.drafts.states();
    return states.flatMap(({ section, draft, published }) => {
      const shown = texts.has(section) ? texts.get(section) : (draft ?? published);
      if (!shown) return [];
      const { title, content, metadata } = shown;
      return [{ id: section, section, title, content, metadata }];
    });
  }
}
