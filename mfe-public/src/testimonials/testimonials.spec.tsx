import type { Language } from '@vitral/contracts/languages';
import { screen } from '@vitral/testing';
import { TESTIMONIALS } from '../../test/api-responses.ts';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { testimonialsSource } from './testimonials.data.ts';
import { TestimonialsPage } from './testimonials.page.tsx';

const ANA = { id: 'a', name: 'Ana Ruiz', slugs: { es: 'ana-1', en: 'ana-1', fr: 'ana-1' }, order: 0 };
const ROWS = TESTIMONIALS.map((row) => (row.name === 'Mary' ? { ...row, rating: 4, aboutMember: 'a' } : row));

const read = (language: Language, rows: unknown = ROWS) =>
  testimonialsSource.read({
    responses: { '/api/testimonials': rows, '/api/team-members': [ANA] },
    language,
    now: 0,
  });

async function show(language: Language, rows?: unknown) {
  await renderOnSite(<TestimonialsPage data={read(language, rows)} />, language, { page: 'testimonials' });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
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
  });

  it('leads to the member whom a testimonial is about', async () => {
    const [mary, john] = await show('en');

    expect(mary).toContain('About Ana Ruiz');
    expect(john).not.toContain('About');
    expect(screen.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/en/team/ana-1');
  });

  it('names no member who is not in the team', async () => {
    const [only] = await show('en', [{ ...ROWS[1], aboutMember: 'gone' }]);

    expect(only).not.toContain('About');
  });

  it('shows the English testimonials in French without French ones', async () => {
    expect(await show('fr')).toHaveLength(2);
    expect(screen.getByText('I stayed')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('4,5 étoiles sur 5 en moyenne pour 2 témoignages')).toBeVisible();
  });

  it('has a mean of a single rating', async () => {
    await show('es');

    expect(screen.getByText('5 de 5 estrellas en 1 testimonio')).toBeVisible();
  });

  it('leads to the contact page without testimonials, and is not indexed then', async () => {
    expect(await show('en', [])).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to the contact page' })).toHaveAttribute(
      'href',
      '/en/contact',
    );
    expect(screen.queryByText(/stars/)).not.toBeInTheDocument();
    expect(testimonialsSource.isIndexed?.(read('en', []))).toBe(false);
    expect(testimonialsSource.isIndexed?.(read('en'))).toBe(true);
  });

  it('says so while the testimonials cannot be loaded', async () => {
    const data = testimonialsSource.read({ responses: {}, language: 'en', now: 0 });
    await renderOnSite(<TestimonialsPage data={data} />, 'en', { page: 'testimonials' });

    expect(screen.getByText(/^We could not load the testimonials/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('tells search engines the way to it', () => {
    const url = 'https://vitral.example/en/testimonials';
    const { structuredData } = testimonialsSource.head(read('en'), {
      t: (key) => key,
      language: 'en',
      origin: 'https://vitral.example',
      url,
      siteDescription: '',
    });

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
