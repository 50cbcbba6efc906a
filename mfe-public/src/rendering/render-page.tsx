import type { RenderedPage, RenderRequest } from '@vitral/contracts/public-pages';
import { renderToString } from 'react-dom/server';
import { createTexts } from '../i18n/texts.ts';
import { pathOf, descriptionOf } from '../site/paths.ts';
import { readFrame } from '../site/frame.ts';
import { type Answers, PAGE_NAMES, type PageName, type PageSources } from '../site/page-definition.ts';
import { headHtml } from './page-head.ts';
import { PageRoot } from './page-root.tsx';
import { definitionOf, loadTexts } from './pages.ts';

/** Markup, head and state of one page. Rejects only for a page that there is not or whose component throws. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const page = nameOf(request.page);
  const { language, origin, now, site: named } = request;
  const definition = definitionOf(page);
  const [View, source, texts] = await Promise.all([
    definition.view(),
    definition.source(),
    loadTexts(page, language),
  ]);
  const t = createTexts(language, texts, named.name);
  const sources: PageSources = { answers: parse(request.answers), language, now, form: request.form };
  const site = { language, t, page, frame: readFrame(sources) };
  const data = source.read(sources);
  const url = origin + pathOf(page, language);
  const head = source.head(data, { t, language, origin, url, siteDescription: named.description });

  return {
    head: headHtml(head, { description: descriptionOf(page), language, origin, siteName: named.name }),
    html: renderToString(<PageRoot site={site} View={View} data={data} />),
    state: { page, frame: site.frame, data, texts },
    freshUntil: source.freshUntil?.(data) ?? null,
  };
}

function nameOf(page: string): PageName {
  const found = PAGE_NAMES.find((name) => name === page);
  if (!found) throw new Error(`There is no page ${page}`);
  return found;
}

/** An answer that is no JSON is as good as none. */
function parse(texts: Record<string, string | null>): Answers {
  const answers: Answers = {};
  for (const [call, text] of Object.entries(texts)) {
    try {
      if (text !== null) answers[call] = JSON.parse(text);
    } catch (error) {
      console.warn(`${call} is no JSON`, error);
    }
  }
  return answers;
}
