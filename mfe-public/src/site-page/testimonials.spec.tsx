import type { Language } from '@vitral/sdk/contracts/languages';
import { screen } from '@vitral/sdk/testing';
import { TESTIMONIALS } from '../../test/api-responses.ts';
import { readFixedPage, renderFixedPage } from '../../test/render-fixed-page.tsx';
import { indexedLanguages } from '../rendering/indexed-languages.ts';
import { testimonialsSource } from './testimonials.data.ts';

const ANA = { id: 'a', name: 'Ana Ruiz', slugs: { es: 'ana-1', en: 'ana-1', fr: 'ana-1' }, order: 0 };
const ROWS = TESTIMONIALS.map((row) => (row.name === 'Mary' ? { ...row, rating: 4, aboutMember: 'a' } : row));
const responsesOf = (rows: unknown) => ({ '/api/testimonials': rows, '/api/team-members': [ANA] });

async function show(language: Language, rows: unknown = ROWS) {
  await renderFixedPage('testimonials', { language, responses: responsesOf(rows) });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

async function isIndexed(language: Language, rows: unknown) {
  const { source, data } = await readFixedPage('testimonials', { language, responses: responsesOf(rows) });
  return source.isIndexed?.(data);
}

describe('the testimonials page', () => {
  it('shows every testimonial of the language, newest first, and the mean of their ratings', async () => {
    expect(await show('en')).toEqual([
      expect.stringMatching(/I stayed.*Mary/),
      expect.stringMatching(/I learned.*John/),
    ]);
    expect(screen.getByText('4.5 out of 5 stars on average in 2 testimonials')).toBeVisible();
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'All testimonials' })).not.toBeInTheDocument();
  });

  it('leads to the member whom a testimonial is about', async () => {
    const [mary, john] = await show('en');

    expect(mary).toContain('About Ana Ruiz');
    expect(john).not.toContain('About');
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/en/team/ana-1');
  });

  it('does not name a member who is not in the team', async () => {
    const [only] = await show('en', [{ ...ROWS[1], aboutMember: 'gone' }]);

    expect(only).not.toContain('About');
  });

  it('shows French readers the English testimonials if there are no French ones', async () => {
    expect(await show('fr')).toHaveLength(2);
    expect(screen.getByText('I stayed')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('4,5 étoiles sur 5 en moyenne pour 2 témoignages')).toBeVisible();
  });

  it('has a mean of a single rating', async () => {
    await show('es');

    expect(screen.getByText('5 de 5 estrellas en 1 testimonio')).toBeVisible();
  });

  it('shows the text of staff while there are no testimonials, and is then not indexed', async () => {
    expect(await show('en', [])).toEqual([]);
    expect(screen.getByText('Nobody yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en/contact');
    expect(screen.queryByText(/stars/)).not.toBeInTheDocument();
    expect(await isIndexed('en', [])).toBe(false);
    expect(await isIndexed('en', ROWS)).toBe(true);
  });

  it('is indexed according to the testimonials in its language', () => {
    const long = ROWS.map((row) => ({ ...row, text: `${row.text} `.repeat(100) }));
    const rows = [...long, { ...long[0], id: 'fr', text: 'Appris '.repeat(100), locale: 'fr' }];
    const read = (language: Language) =>
      testimonialsSource.read({
        responses: {
          ...responsesOf(rows),
          '/api/site-pages/fixed/testimonials': {
            title: 'Uno',
            titleEn: 'One',
            titleFr: 'Un',
            isIndexed: true,
            blocks: [{ id: '1', type: 'testimonials', values: { layout: 'all' } }],
          },
        },
        language,
        now: 0,
      });

    expect(indexedLanguages(read)).toEqual(['es', 'en', 'fr']);
  });

  it('says so while the testimonials cannot be loaded', async () => {
    const responses = { '/api/testimonials': undefined };
    await renderFixedPage('testimonials', { responses });

    expect(screen.getByText(/^We could not load the testimonials/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    const { source, data } = await readFixedPage('testimonials', { responses });
    expect(source.isIndexed?.(data)).toBe(true);
  });

  it('describes the path to it for search engines', async () => {
    const { source, data } = await readFixedPage('testimonials');
    const url = 'https://vitral.example/en/testimonials';
    const context = { t: (key: string) => key, language: 'en' as const, siteDescription: '' };
    const { structuredData } = source.head(data, { ...context, origin: 'https://vitral.example', url });

    expect(structuredData).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ item: 'https://vitral.example/en' }),
          expect.objectContaining({ item: url }),
        ],
      }),
    ]);
  });
});
