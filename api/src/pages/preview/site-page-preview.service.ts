import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BlockTypes, captionsData, toPublicPage } from '../../site-pages/index.ts';
import { PagePreviewService } from './page-preview.service.ts';
import type { SitePagePreview } from './read-site-page-preview.ts';

const BY_SLUG = '/api/site-pages/by-slug/:slug';

/** Renders a page of the site with its unpublished content. */
@Injectable()
export class SitePagePreviewService {
  constructor(
    private readonly previews: PagePreviewService,
    private readonly blockTypes: BlockTypes,
  ) {}

  async render({ language, content }: SitePagePreview, request: Request): Promise<string> {
    const blocks = await this.blockTypes.readFinished(content.blocks);
    const publishedAt = new Date();
    const page = toPublicPage({ page: '', content: { ...content, blocks }, publishedAt }, captionsData);
    const item = { slugs: page.slugs, updatedAt: page.publishedAt };
    return this.previews.render(
      { language, page: 'site-page', item, responses: { [BY_SLUG]: page } },
      request,
    );
  }
}
