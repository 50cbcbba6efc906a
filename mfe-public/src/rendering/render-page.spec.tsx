import { LANGUAGES, type Language } from '@vitral/sdk/contracts/languages';
import { RESPONSES } from '../../test/api-responses.ts';
import { requestFor } from '../../test/render-request.ts';
import { TEXTS } from '../i18n/texts.ts';
import { descriptionOf } from '../site/paths.ts';
import { PAGE_NAMES, type PageName } from '../site/page-definition.ts';
import { renderPage } from './render-page.tsx';

const pages = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));
const PATHS = Object.keys(RESPONSES).map((request) => request.replace('GET ', ''));

async function renderDocument(...request: Parameters<typeof requestFor>) {
  const { html, head } = await renderPage(requestFor(...request));
  const parsed = new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html');
  return { document: parsed, html };
}

/** Returns the longer texts of a page in one language; short labels are often the same in two languages. */
async function sentencesOf(page: PageName, language: Language): Promise<string[]> {
  const texts = await TEXTS[language]();
  const own = page in texts ? texts[page as keyof typeof texts] : texts['site-page'];
  return [texts.layout, own]
    .flatMap((table) => Object.values(table))
    .filter((text) => text.length > 20 && !text.includes('{{'));
}

describe('renderPage', () => {
  describe.each(pages)('the page %s in %s', (page, language) => {
    it('has a title, a main heading, a canonical link and valid structured data', async () => {
      const { document } = await renderDocument(page, language);
      const { addresses } = descriptionOf(page);

      expect(document.title).not.toBe('');
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelectorAll('main')).toHaveLength(1);
      expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(addresses ? 1 : 0);
      for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
        expect(JSON.parse(block.textContent)).toHaveProperty('@type');
      }
    });

    it('marks every text in another language with that language', async () => {
      const { document } = await renderDocument(page, language);
      const own = await sentencesOf(page, language);
      const others = LANGUAGES.filter((other) => other !== language);
      for (const part of document.body.querySelectorAll(`[lang]:not([lang="${language}"])`)) part.remove();

      for (const foreign of (await Promise.all(others.map((other) => sentencesOf(page, other)))).flat()) {
        if (!own.includes(foreign)) expect(document.body.outerHTML).not.toContain(foreign);
      }
    });
  });

  describe.each(PAGE_NAMES)('the page %s', (page) => {
    it.each([
      ['are missing', null],
      ['have an invalid format', '{"not":"expected"}'],
      ['are lists of invalid rows', '[null,7,{"id":{}},{"id":"x","section":"hero","metadata":"{"}]'],
      ['are not valid JSON', '<html>'],
    ])('renders when all responses %s', async (_, text) => {
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { document } = await renderDocument(
        page,
        'en',
        Object.fromEntries(PATHS.map((path) => [path, text])),
      );

      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelector('footer')).not.toBeNull();
    });
  });

  it.each([
    ['/api/team-members', ['#carousel-medicos']],
    ['/api/testimonials', ['#carousel-testimonios']],
    ['/api/landing-content', []],
  ])('leaves out only the sections of the landing page that need %s', async (path, missing: string[]) => {
    const { document } = await renderDocument('landing', 'es', { [path]: null });
    const sections = ['#acerca', '#carousel-medicos', '#carousel-testimonios', '#educacion'];

    for (const section of sections) {
      const isShown = !missing.includes(section);
      expect([section, document.querySelector(section) !== null]).toEqual([section, isShown]);
      expect([section, document.querySelector(`a[href="${section}"]`) !== null]).toEqual([section, isShown]);
    }
  });

  it('turns an announcement on and off at its instants, on every page, and names it for the starter', async () => {
    const until = '2026-11-20T16:00:00.000Z';
    const metadata = { titleEn: 'We move', showUntil: until };
    const answers = {
      '/api/landing-content': JSON.stringify([{ section: 'announcement', title: '', metadata }]),
    };
    const render = (language: Language, now: number) =>
      renderPage({ ...requestFor('terms', language, answers), now });
    const shown = await render('en', Date.parse(until) - 1);

    expect(shown.html).toContain('We move');
    expect(shown.head).toMatch(
      /<meta id="announcement" name="announcement" content="vitral\.announcement\.\w+">/,
    );
    expect(shown.freshUntil).toBe(Date.parse(until));
    for (const other of [await render('en', Date.parse(until)), await render('es', 0)]) {
      expect(other.html).not.toContain('We move');
      expect(other.head).not.toContain('announcement');
      expect(other.freshUntil).toBeNull();
    }
  });

  it('quotes attributes only where HTML requires it, without changing their values', async () => {
    const title = `"Quoted" <i>'text'</i> & more`;
    const block = {
      id: 'one',
      type: 'statement',
      values: { title, titleEn: title, text: title, textEn: title },
    };
    const answers = {
      '/api/site-pages/fixed/landing': JSON.stringify({ title: 'Page', blocks: [block] }),
    };
    const { document, html } = await renderDocument('landing', 'en', answers);
    expect(document.querySelector('main h2')?.textContent).toBe(title);
    expect(html).toContain("&quot;Quoted&quot; &lt;i&gt;'text'");
    expect(html).toContain('<main id=content tabindex=-1 class=main>');
    expect(html).toContain(' data-island="cookie-banner"');
  });

  it('leaves the data of islands readable', async () => {
    const { document, html } = await renderDocument('education', 'en');
    const island = document.querySelector<HTMLElement>('[data-props]');
    expect(JSON.parse(island?.dataset['props'] ?? '')).toBeInstanceOf(Object);
    expect(html).toContain(`data-props='{"`);
  });

  it('throws for an unknown page', async () => {
    await expect(renderPage({ ...requestFor('landing', 'es'), page: 'nowhere' })).rejects.toThrow(
      'Unknown page nowhere',
    );
  });
});
