import type { Language } from '@vitral/sdk/contracts/languages';
import { screen, within } from '@vitral/sdk/testing';
import { MEETINGS, responsesByPath } from '../../test/api-responses.ts';
import { DOCUMENT } from '../../test/page-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { loadTranslate } from '../i18n/texts.ts';
import { fixedPageSource, sitePageSource } from './site-page.data.ts';
import { SitePage } from './site-page.page.tsx';

const NOW = Date.UTC(2026, 10, 20, 15);
const words = 'The bridge holds whoever crosses it, by day and by night, in any weather.';

const block = (id: string, type: string, values: object) => ({ id, type, values });
const HERO = block('00000001', 'hero', { title: 'Puentes', titleEn: 'Bridges' });
const TEXT = block('00000002', 'text', {
  bodyEn: [{ type: 'heading', spans: [{ text: words }] }],
  body: [{ type: 'heading', spans: [{ text: 'El puente' }] }],
});
const BANNER = block('00000003', 'banner', { title: 'Ven', titleEn: 'Come' });
const SESSIONS = block('00000004', 'sessions', { title: 'Sesiones' });
const FAQ = block('00000005', 'faq', {
  title: 'Preguntas',
  questions: [{ question: '¿Cuánto cuesta?', answer: [{ type: 'paragraph', spans: [{ text: 'Nada.' }] }] }],
});

const pageOf = (...blocks: object[]) => ({ title: 'Nuestros puentes', titleEn: 'Our bridges', blocks });

const read = (page: unknown, language: Language = 'en') =>
  sitePageSource.read({
    responses: { ...responsesByPath(), '/api/site-pages/by-slug/:slug': page },
    language,
    now: NOW,
  });
const show = (page: unknown, language: Language = 'en') =>
  renderOnSite(<SitePage data={read(page, language)} />, language, { page: 'site-page' });
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

async function headOf(page: unknown, siteDescription = '') {
  const t = await loadTranslate({ language: 'en', siteName: 'Vitral' });
  const origin = 'https://vitral.example';
  const url = `${origin}/en/our-bridges`;
  return sitePageSource.head(read(page), { t, language: 'en', origin, url, siteDescription });
}

describe('SitePage', () => {
  it('shows its blocks in order in the language of the page', async () => {
    await show(pageOf(TEXT, BANNER));
    expect(headings(2)).toEqual([words, 'Come']);

    await show(pageOf(BANNER, TEXT), 'es');
    expect(headings(2)).toEqual(['Ven', 'El puente']);
  });

  it('leaves out content of a module that is not active, also in its table of contents', async () => {
    const contents = block('00000006', 'contents', {});
    const shown = { layout: 'list', items: [{ id: '1', title: 'First talk' }] };
    const blocks = [{ shown: null }, { shown: { ...shown, items: [] } }, { shown }].map((values, index) =>
      block(`0000001${index}`, 'module', { titleEn: `Talks ${index}`, ...values }),
    );
    const { container } = await show(pageOf(contents, ...blocks));
    expect(headings(2)).toEqual(['Contents', 'Talks 2']);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Talks 2']);
    expect(container.querySelectorAll('[data-block]')).toHaveLength(2);
  });

  it('has a heading of its own unless it begins with a hero', async () => {
    await show({ ...pageOf(TEXT), descriptionEn: 'Of stone and of words' });
    expect(headings(1)).toEqual(['Our bridges']);
    expect(screen.getByText('Of stone and of words')).toBeVisible();

    await show(pageOf(HERO, TEXT));
    expect(headings(1)).toEqual(['Bridges']);

    await show(pageOf(TEXT, HERO));
    expect(headings(1)).toEqual(['Our bridges']);
  });

  it('lists its headings with the date of its publication', async () => {
    await show(DOCUMENT);

    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    expect(contents.getByRole('link')).toHaveAttribute('href', '#light');
    expect(contents.getByRole('link')).toHaveTextContent('Light');
    expect(document.querySelector('#light')).toContainElement(screen.getByRole('heading', { name: 'Light' }));
    expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', DOCUMENT.publishedAt);
  });

  it('leaves out blocks of unknown types', async () => {
    await show(pageOf(block('00000009', 'hologram', {}), BANNER));

    expect(headings(2)).toEqual(['Come']);
  });

  it('shows that there is no such page', async () => {
    await show(undefined);

    expect(headings(1)).toEqual(['Page Not Found']);
  });
});

describe('fixedPageSource', () => {
  it('reads a page that the site links to', () => {
    const data = fixedPageSource('terms').read({ responses: responsesByPath(), language: 'fr', now: NOW });

    expect(data?.title.children).toBe('Notre promesse');
  });
});

describe('sitePageSource', () => {
  it('describes the page by its title and its first words', async () => {
    const { title, description } = await headOf(pageOf(HERO, TEXT));

    expect(title).toBe('Our bridges · Vitral');
    expect(description).toBe(words);
  });

  it('prefers the description that staff wrote', async () => {
    const { description } = await headOf({ ...pageOf(TEXT), description: 'De piedra' });

    expect(description).toBe('De piedra');
  });

  it('ends a long description after a whole word', async () => {
    const spans = [{ text: 'bridge '.repeat(100) }];
    const { description } = await headOf(
      pageOf(block('00000006', 'text', { body: [{ type: 'paragraph', spans }] })),
    );

    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/ bridge…$/);
  });

  it('describes the site when the page has no words', async () => {
    expect(await headOf(pageOf(), 'Light for all')).toMatchObject({ description: 'Light for all' });
  });

  it('shows social networks the picture of its first block', async () => {
    const picture = { url: '/uploads/puente.webp', isDecorative: true };
    const withPicture = block('00000007', 'hero', { title: 'Puentes', picture });

    expect(await headOf(pageOf(withPicture, TEXT))).toMatchObject({ image: '/uploads/puente.webp' });
    expect(await headOf(pageOf(TEXT, withPicture))).not.toHaveProperty('image');
  });

  it('shows social networks the picture that staff chose, in the language of the page', async () => {
    const chosen = (fields: object) => headOf({ ...pageOf(TEXT), ...fields });

    expect(await chosen({ socialPicture: '/uploads/es.webp' })).toMatchObject({
      chosenImage: '/uploads/es.webp',
    });
    expect(
      await chosen({ socialPicture: '/uploads/es.webp', socialPictureEn: '/uploads/en.webp' }),
    ).toMatchObject({ chosenImage: '/uploads/en.webp' });
    expect(await chosen({ socialPicture: 'javascript:alert(1)' })).not.toHaveProperty('chosenImage');
  });

  it('describes its place in the site and its blocks to search engines', async () => {
    const { structuredData } = await headOf(pageOf(FAQ));

    expect(structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Vitral', item: 'https://vitral.example/en' },
          { position: 2, name: 'Our bridges', item: 'https://vitral.example/en/our-bridges' },
        ],
      },
      { '@type': 'FAQPage' },
    ]);
  });

  it('is indexed if staff want it to be', () => {
    const isIndexed = (page: unknown) => sitePageSource.isIndexed?.(read(page));

    expect(isIndexed({ ...pageOf(TEXT), isIndexed: true })).toBe(true);
    expect(isIndexed({ ...pageOf(TEXT), isIndexed: false })).toBe(false);
    expect(isIndexed(undefined)).toBe(false);
  });

  it('is out of date when the session that it shows is over', () => {
    const freshUntil = (...blocks: object[]) => sitePageSource.freshUntil?.(read(pageOf(...blocks)));
    const [slot] = MEETINGS[0]?.timeSlots ?? [];

    expect(slot).toEqual({ timezone: 'America/Los_Angeles', time: '18:00' });
    expect(freshUntil(SESSIONS)).toBeGreaterThan(Date.parse('2026-11-24T18:00-08:00'));
    expect(freshUntil(TEXT)).toBeNull();
  });
});
