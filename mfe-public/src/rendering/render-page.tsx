import type { RenderedPage, RenderRequest } from '@vitral/sdk/contracts/public-pages';
import { renderToString } from 'react-dom/server';
import { loadTranslate } from '../i18n/texts.ts';
import { pathOf, descriptionOf } from '../site/paths.ts';
import { readFrame } from '../site/frame.ts';
import { type Responses, PAGE_NAMES, type PageName, type PageSources } from '../site/page-definition.ts';
import { indexedLanguages } from './indexed-languages.ts';
import { headHtml, socialPictureOf } from './page-head.ts';
import { PageRoot } from './page-root.tsx';
import { definitionOf } from './pages.ts';

/** Renders markup and head of one page. Rejects only for an unknown page or if a component throws. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const page = pageNameOf(request.page);
  const { language, origin, now, slugs } = request;
  const { name: siteName, description: siteDescription } = request.site;
  const definition = definitionOf(page);
  const [View, source, t] = await Promise.all([
    definition.view(),
    definition.source(),
    loadTranslate({ language, siteName }),
  ]);
  const sources: PageSources = {
    responses: parse(request.answers),
    language,
    now,
    slugs,
    form: request.form,
  };
  const data = source.read(sources);
  const url = origin + pathOf(page, language, '', slugs?.[language]);
  const frame = readFrame(sources);
  const head = source.head(data, { t, language, origin, url, siteDescription });
  const isIndexed = source.isIndexed?.(data) ?? true;
  const indexed = isIndexed ? indexedLanguages((one) => source.read({ ...sources, language: one })) : [];

  const description = descriptionOf(page);

  return {
    head: headHtml(head, {
      description,
      indexed,
      language,
      origin,
      siteName,
      slugs,
      announcement: frame.announcement?.id,
    }),
    html: shorten(
      renderToString(
        <PageRoot site={{ language, t, page, slugs, url }} frame={frame} View={View} data={data} />,
      ),
    ),
    freshUntil: earliest(source.freshUntil?.(data) ?? null, frame.changesAt),
    indexedLanguages: indexed,
    socialPicture: socialPictureOf(head, { description, siteName }),
  };
}

function earliest(...instants: (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

/**
 * Shortens tags of shapes, of which a page has about a hundred, and quotes of attributes. React writes attributes in
 * double quotes and escapes both kinds of quotes. Single words need no quotes, except in `data-` attributes, which the
 * server reads. An attribute that contains quotes, such as JSON, gets single ones around it. The text of a page
 * contains no tags.
 */
const shorten = (html: string) =>
  html
    .replace(/><\/(?:path|use|circle)>/g, '/>')
    .replace(/ ((?!data-)[a-z-]+)="([\w-]+)"(?=[ >])/gi, ' $1=$2')
    .replace(/="([^"]*)"|&#x27;/g, (whole, value: string | undefined) => {
      if (value === undefined) return "'";
      return value.includes('&quot;')
        ? `='${value.replaceAll('&quot;', '"')}'`
        : whole.replaceAll('&#x27;', "'");
    });

function pageNameOf(page: string): PageName {
  const found = PAGE_NAMES.find((name) => name === page);
  if (!found) throw new Error(`Unknown page ${page}`);
  return found;
}

/** Parses the responses; one that is not valid JSON counts as missing. */
function parse(texts: Record<string, string | null>): Responses {
  const responses: Responses = {};
  for (const [path, text] of Object.entries(texts)) {
    try {
      if (text !== null) responses[path] = JSON.parse(text);
    } catch (error) {
      console.warn(`The response of ${path} is not valid JSON`, error);
    }
  }
  return responses;
}
