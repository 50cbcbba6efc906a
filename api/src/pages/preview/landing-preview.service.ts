import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LandingDraftsService } from '../../landing-content/index.ts';
import { PagePreviewService } from './page-preview.service.ts';
import type { LandingPreview, PreviewedTexts } from './read-landing-preview.ts';

/** Renders the landing page with unpublished texts. */
@Injectable()
export class LandingPreviewService {
  constructor(
    private readonly previews: PagePreviewService,
    private readonly drafts: LandingDraftsService,
  ) {}

  async render({ language, texts }: LandingPreview, request: Request): Promise<string> {
    const responses = { '/api/landing-content': await this.previewItems(texts) };
    return this.previews.render({ language, page: 'landing', responses }, request);
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
