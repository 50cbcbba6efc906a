import { isObject, objectsOf } from '../data/json.ts';
import type { PageSource } from '../site/page-definition.ts';
import { fixedPageSource, type SitePageData } from './site-page.data.ts';

/** Pages to which a form of the same block type is sent without scripts. */
type FormPage = 'contact' | 'join';

/**
 * Source of a page with a form. A refused form, or on `contact-sent` the confirmation, is shown even if staff have
 * removed its block or the page cannot be loaded, since forms of other pages are also sent to it.
 */
const formPageSource = (page: FormPage, needsForm = false): PageSource<SitePageData | null> => {
  const path = `/api/site-pages/fixed/${page}`;
  const source = fixedPageSource(page);
  return {
    ...source,
    read(sources) {
      if (!sources.form && !needsForm) return source.read(sources);
      const responses = { ...sources.responses, [path]: withForm(sources.responses[path], page) };
      return source.read({ ...sources, responses });
    },
  };
};

export const contactSource = formPageSource('contact');
export const contactSentSource = formPageSource('contact', true);
export const joinSource = formPageSource('join');

/** Returns a page with its form; adds the form at the end if the page has none. */
function withForm(response: unknown, page: FormPage): unknown {
  const stored = isObject(response) && Array.isArray(response.blocks) ? response : {};
  const blocks = Array.isArray(stored.blocks) ? stored.blocks : [];
  const first = objectsOf(blocks).find(({ type }) => type === page);
  const isShown = first && !(isObject(first.values) && first.values.form === 'hidden');
  if (isShown) return stored;
  return { ...stored, blocks: [{ id: 'form', type: page, values: {} }, ...blocks] };
}
