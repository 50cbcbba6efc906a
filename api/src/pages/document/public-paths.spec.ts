import { describe, expect, it } from '@jest/globals';
import type { PublicPage } from '@vitral/contracts/public-pages';
import { publicPath, publicPageAt, canonicalPath } from './public-paths.ts';

const page = (name: string, es: string, en = es): PublicPage => ({
  page: name,
  addresses: { es, en, fr: en },
  reads: [],
  isIndexed: true,
});
const HOME = page('landing', '/');
const EDUCATION = page('education', '/educacion', '/education');
const PAGES: PublicPage[] = [HOME, EDUCATION, { page: 'not-found', reads: [], isIndexed: false }];

describe('public paths', () => {
  it.each([
    ['/', 'landing'],
    ['/fr', 'landing'],
    ['/educacion', 'education'],
    ['/education', 'education'],
    ['/es/education', 'education'],
    ['/en/education/', 'education'],
  ])('finds at %s the page %s', (path, name) => {
    expect(publicPageAt(path, PAGES)?.page).toBe(name);
  });

  it.each(['/nowhere', '/en/nowhere', '/de', '/educacion/more', '/ES'])('finds nothing at %s', (path) => {
    expect(publicPageAt(path, PAGES)).toBeNull();
  });

  it('gives each page one path in each language', () => {
    expect(publicPath(HOME, 'fr')).toBe('/fr');
    expect(publicPath(EDUCATION, 'es')).toBe('/es/educacion');
    expect(publicPath(EDUCATION, 'en')).toBe('/en/education');
  });

  describe('the canonical path', () => {
    it.each([
      ['/es/education', '/es/educacion'],
      ['/en/educacion', '/en/education'],
      ['/en/education/', '/en/education'],
      ['/education/', '/education'],
    ])('of %s is %s', (path, right) => {
      expect(canonicalPath(path, EDUCATION)).toBe(right);
    });

    it('is null if the request used it', () => {
      expect(canonicalPath('/education', EDUCATION)).toBeNull();
      expect(canonicalPath('/es/educacion', EDUCATION)).toBeNull();
      expect(canonicalPath('/', HOME)).toBeNull();
      expect(canonicalPath('/en', HOME)).toBeNull();
      expect(canonicalPath('/en/', HOME)).toBe('/en');
    });
  });
});
