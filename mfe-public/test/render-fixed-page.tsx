import type { Language } from '@vitral/sdk/contracts/languages';
import type { SentForm } from '@vitral/sdk/contracts/public-pages';
import { definitionOf } from '../src/rendering/pages.ts';
import type { Frame } from '../src/site/frame.ts';
import type { PageName, PageSource } from '../src/site/page-definition.ts';
import { responsesByPath } from './api-responses.ts';
import { renderOnSite } from './render-on-site.tsx';

interface FixedPageOptions {
  language?: Language;
  /** API responses by path that replace those of a complete site. */
  responses?: Record<string, unknown>;
  form?: SentForm | undefined;
  frame?: Partial<Frame>;
  now?: number;
}

/** Reads the data of a page of a small but complete site. */
export async function readFixedPage(page: PageName, options: FixedPageOptions = {}) {
  const { language = 'en', responses = {}, form, now = 0 } = options;
  const source: PageSource<unknown> = await definitionOf(page).source();
  const sources = { responses: { ...responsesByPath(), ...responses }, language, now };
  return { source, data: source.read({ ...sources, ...(form && { form }) }) };
}

/** Shows a page as the server renders it. */
export async function renderFixedPage(page: PageName, options: FixedPageOptions = {}) {
  const View = await definitionOf(page).view();
  const { data } = await readFixedPage(page, options);
  const { language = 'en', frame = {} } = options;
  return renderOnSite(<View data={data} />, language, { page, frame });
}
