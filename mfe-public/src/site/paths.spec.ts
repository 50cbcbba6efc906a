import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { pathOf, descriptionOf, localPath, pageAt } from './paths.ts';
import { PAGE_NAMES } from './page-definition.ts';

describe('paths', () => {
  it('returns one path per language', () => {
    expect(pathOf('landing', 'es')).toBe('/es');
    expect(pathOf('landing', 'en', '#acerca')).toBe('/en#acerca');
    expect(pathOf('education', 'es')).toBe('/es/educacion');
    expect(pathOf('education', 'fr', '#calendario')).toBe('/fr/education#calendario');
    expect(pathOf('live-session', 'es', '', 'yoga-1f')).toBe('/es/educacion/yoga-1f');
  });

  it('returns the home page for a page without a path', () => {
    expect(pathOf('not-found', 'fr')).toBe('/fr');
  });

  it.each(PAGE_NAMES)('finds the page %s at each of its paths', (page) => {
    if (!descriptionOf(page).addresses) return;
    for (const language of LANGUAGES) expect(pageAt(pathOf(page, language, '', 'slug'))).toBe(page);
  });

  it.each([
    ['/', 'landing'],
    ['/education/', 'education'],
    ['/educacion', 'education'],
    ['/fr/educacion', 'education'],
    ['/english', 'site-page'],
    ['/es/sobre-nosotros', 'site-page'],
    ['/es/no/where', 'not-found'],
  ])('reads %s as the page %s', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it.each([
    ['/contact', '/fr/contact'],
    ['/educacion', '/fr/education'],
    ['/contact?from=bar#form', '/fr/contact?from=bar#form'],
    ['/#mission', '/fr#mission'],
    ['/contacts', '/contacts'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/fr/contact', '/fr/contact'],
    ['/admin', '/admin'],
    ['https://elsewhere.example/contact', 'https://elsewhere.example/contact'],
  ])('leads from the stored URL %s to %s', (stored, shown) => {
    expect(localPath(stored, 'fr')).toBe(shown);
  });
});
