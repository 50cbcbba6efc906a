import { type Language, translationsIn } from '@vitral/contracts/languages';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import type { Request, Response } from 'express';
import { isRecord } from '../../platform/validation/shapes.ts';
import { RequestPipe } from '../../platform/validation/validation.pipe.ts';
import { SitePageDto } from '../../site-pages/index.ts';
import { invalid, readPreviewForm } from './preview-form.ts';

export interface SitePagePreview {
  language: Language;
  content: SitePageContent;
}

const checks = new RequestPipe();

/** Reads the form fields `language` and `page`, the content as JSON. A title or slug that is still being typed may be blank. */
export async function readSitePagePreview(request: Request, response: Response): Promise<SitePagePreview> {
  const { language, json: page } = await readPreviewForm(request, response, 'page');
  if (!isRecord(page)) throw invalid('page');
  const title = String(page['title'] ?? '').trim() || '…';
  const given = { ...page, title, slug: 'preview', ...translationsIn({}, 'slug') };
  const content = (await checks.transform(given, { type: 'body', metatype: SitePageDto })) as SitePageDto;
  return { language, content };
}
