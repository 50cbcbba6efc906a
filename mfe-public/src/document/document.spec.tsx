import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import { screen, within } from '@vitral/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { readLandingContent } from '../data/landing-content.ts';
import { documentSource, type LongText } from './document.data.ts';
import { DocumentPage } from './document.page.tsx';

const TEXT: LongText = {
  lead: 'What this is about',
  sections: {
    first: ['First things', 'A paragraph', ['One', 'Two']],
    names: ['Names', { terms: { cookie: 'A small text' } }],
    reach: ['Reach us', { link: 'privacy', text: 'Our promise' }, { contact: true }],
  },
};
const dataIn = (language: Language, updated = '2026-11-21') =>
  documentSource('terms', updated, () => TEXT).read({
    responses: {},
    language,
    now: 0,
  });

const STORED = readLandingContent(
  [{ section: 'contact', title: 'Contacto', content: '', metadata: { email: 'hola@vitral.example' } }],
  'en',
).contact;

const view = <DocumentPage data={dataIn('en')} />;

describe('legal documents', () => {
  it('links from the table of contents to each section', async () => {
    await renderOnSite(view, 'en', { page: 'terms' });
    const contents = screen.getByRole('navigation', { name: 'Contents' });

    expect(within(contents).getAllByRole('link')).toHaveLength(3);
    expect(within(contents).getByRole('link', { name: 'Names' })).toHaveAttribute('href', '#names');
    expect(screen.getByRole('region', { name: 'Names' })).toHaveAttribute('id', 'names');
  });

  it('renders lists, definitions and links as semantic elements', async () => {
    await renderOnSite(view, 'en', { page: 'terms' });
    const first = screen.getByRole('region', { name: 'First things' });

    expect(
      within(first)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['One', 'Two']);
    expect(screen.getByRole('term')).toHaveTextContent('cookie');
    expect(screen.getByRole('definition')).toHaveTextContent('A small text');
    expect(screen.getByRole('link', { name: 'Our promise' })).toHaveAttribute('href', '/en/privacy');
  });

  it('lists the contact page, and only those contact details that are stored', async () => {
    await renderOnSite(view, 'en', { page: 'terms', frame: { contact: STORED ?? null } });
    expect(screen.getByRole('link', { name: 'hola@vitral.example' })).toHaveAttribute(
      'href',
      'mailto:hola@vitral.example',
    );
    expect(screen.queryByText('Phone')).toBeNull();

    await renderOnSite(view, 'en', { page: 'terms', frame: { contact: null } });
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/en/contact');
    expect(screen.queryByText('Email')).toBeNull();
  });

  it('formats the day of the last change in each language, the same day in every time zone', () => {
    const days = LANGUAGES.map((language) => dataIn(language, '2026-03-01').updated.text);

    expect(days).toEqual(['1 de marzo de 2026', 'March 1, 2026', '1 mars 2026']);
  });
});
