import { Injectable } from '@nestjs/common';
import type { Language } from '@vitral/contracts/languages';
import type { Request } from 'express';
import { BlockTypes, captionsData, PublicSitePagesService, toPublicPage } from '../../site-pages/index.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { previewHeaders } from '../document/page-headers.ts';
import { PagePreviewService } from './page-preview.service.ts';
import { previewBar, PREVIEW_BAR_STYLE_SOURCE, type PreviewState } from './preview-bar.ts';
import type { SitePagePreview } from './read-site-page-preview.ts';

const BY_SLUG = '/api/site-pages/by-slug/:slug';

interface ShownPreview extends SitePagePreview {
  /** HTML above the page. */
  bar?: string;
}

interface SharedPreview extends SitePagePreview {
  state: PreviewState;
}

/** Renders a page of the site with its unpublished content. */
@Injectable()
export class SitePagePreviewService {
  constructor(
    private readonly previews: PagePreviewService,
    private readonly blockTypes: BlockTypes,
    private readonly publicPages: PublicSitePagesService,
    private readonly configuration: Configuration,
  ) {}

  /** Renders the page for people outside the console, with a bar that says whether it is public. */
  async renderShared(
    { language, content, state }: SharedPreview,
    urlIn: (language: Language) => string,
    request: Request,
  ): Promise<{ html: string; headers: Record<string, string> }> {
    const bar = previewBar({ language, state, urlIn });
    const html = await this.render({ language, content, bar }, request);
    const styles = `'self' ${PREVIEW_BAR_STYLE_SOURCE}`;
    return { html, headers: previewHeaders(styles, this.configuration.assetOrigins.all) };
  }

  async render({ language, content, bar }: ShownPreview, request: Request): Promise<string> {
    const blocks = await this.blockTypes.readFinished(content.blocks);
    const publishedAt = new Date();
    const shown = { page: '', content: { ...content, blocks }, publishedAt };
    const page = await this.publicPages.withPublicBlocks(toPublicPage(shown, captionsData));
    const item = { slugs: page.slugs, updatedAt: page.publishedAt };
    return this.previews.render(
      { language, page: 'site-page', item, responses: { [BY_SLUG]: page }, ...(bar && { bar }) },
      request,
    );
  }
}
