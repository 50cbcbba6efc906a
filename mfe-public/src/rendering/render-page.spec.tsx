import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import { RESPONSES } from '../../test/landing-responses.ts';
import { requestFor } from '../../test/render-request.ts';
import { TEXTS } from '../i18n/texts.ts';
import { descriptionOf } from '../site/paths.ts';
import { PAGE_NAMES, type PageName } from '../site/page-definition.ts';
import { renderPage } from './render-page.tsx';

const pages = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));
const CALLS = Object.keys(RESPONSES).map((call) => call.replace('GET ', ''));

async function drawn(...request: Parameters<typeof requestFor>) {
  const { html, head, state } = await renderPage(requestFor(...request));
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html');
  return { document: parsed, state };
}

/** The sentences that a page has in one language alone: short labels are often the same in two. */
async function sentencesOf(page: PageName, language: Language): Promise<string[]> {
  const texts = await TEXTS[language]();
  return [texts.layout, texts[page]]
    .flatMap((table) => Object.values(table))
    .filter((text) => text.length > 20 && !text.includes('{{'));
}

describe.each(pages)('the page %s in %s', (page, language) => {
  it('arrives whole: title, main heading, links and structured data', async () => {
    const { document } = await drawn(page, language);
    const { addresses } = descriptionOf(page);

    expect(document.title).not.toBe('');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(addresses ? 1 : 0);
    for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
      expect(JSON.parse(block.textContent)).toHaveProperty('@type');
    }
  });

  it('says nothing in another language without saying which', async () => {
    const { document } = await drawn(page, language);
    const own = await sentencesOf(page, language);
    const others = LANGUAGES.filter((other) => other !== language);
    for (const part of document.body.querySelectorAll(`[lang]:not([lang="${language}"])`)) part.remove();

    for (const foreign of (await Promise.all(others.map((other) => sentencesOf(page, other)))).flat()) {
      if (!own.includes(foreign)) expect(document.body.outerHTML).not.toContain(foreign);
    }
  });

  it('has a state that survives the way to the browser', async () => {
    const { state } = await drawn(page, language);

    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe.each(PAGE_NAMES)('the page %s', (page) => {
  it.each([
    ['are missing', null],
    ['are nonsense', '{"not":"expected"}'],
    ['are lists of nonsense', '[null,7,{"id":{}},{"id":"x","section":"hero","metadata":"{"}]'],
    ['are no JSON', '<html>'],
  ])('stands when all answers %s', async (_, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { document } = await drawn(page, 'en', Object.fromEntries(CALLS.map((call) => [call, text])));

    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('footer')).not.toBeNull();
  });
});

it.each([
  ['/api/team-members', '#carousel-medicos'],
  ['/api/testimonials', '#carousel-testimonios'],
  ['/api/landing-content', '#acerca'],
])('leaves out of the landing page only what %s would have shown', async (call, missing) => {
  const { document } = await drawn('landing', 'es', { [call]: null });
  const sections = ['#acerca', '#carousel-medicos', '#carousel-testimonios', '#educacion'];

  for (const section of sections) {
    expect([section, document.querySelector(section) !== null]).toEqual([section, section !== missing]);
  }
  expect(document.querySelector(`a[href="${missing}"]`)).toBeNull();
});

it('refuses a page that there is not', async () => {
  await expect(renderPage({ ...requestFor('landing', 'es'), page: 'nowhere' })).rejects.toThrow(
    'There is no page nowhere',
  );
});
