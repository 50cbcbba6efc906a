import { inEveryLanguage } from '@vitral/contracts/languages';
import { describe, expect, it } from '@jest/globals';
import type { PublicPage } from '@vitral/contracts/public-pages';
import { publicPageAt } from '../../modules/index.ts';
import { publicPath, canonicalPath } from './public-paths.ts';

const page = (name: string, es: string, en = es): PublicPage => ({
  page: name,
  addresses: { ...inEveryLanguage(() => en), es },
  reads: [],
  isIndexed: true,
});
const HOME = page('landing', '/');
const EDUCATION = page('education', '/educacion', '/education');
const SESSION: PublicPage = {
  ...page('session', '/educacion/:slug', '/education/:slug'),
  items: '/api/items',
};
const PAGES: PublicPage[] = [HOME, EDUCATION, SESSION, { page: 'not-found', reads: [], isIndexed: false }];

const plain = (one: PublicPage) => ({ page: one, item: null });
const YOGA = {
  page: SESSION,
  item: { slugs: { ...inEveryLanguage(() => 'soft-yoga-1f'), es: 'yoga-suave-1f' }, updatedAt: '' },
};

describe('public paths', () => {
  it.each([
    ['/', 'landing'],
    ['/fr', 'landing'],
    ['/educacion', 'education'],
    ['/education', 'education'],
    ['/es/education', 'education'],
    ['/en/education/', 'education'],
  ])('finds at %s the page %s', (path, name) => {
    expect(publicPageAt(path, PAGES)?.page.page).toBe(name);
  });

  it.each([
    ['/es/educacion/yoga-suave-1f', 'yoga-suave-1f'],
    ['/education/soft-yoga-1f/', 'soft-yoga-1f'],
  ])('finds at %s the page of an item with the slug %s', (path, slug) => {
    expect(publicPageAt(path, PAGES)).toEqual({ page: SESSION, slug });
  });

  it.each(['/nowhere', '/en/nowhere', '/de', '/educacion/more/parts', '/contact/more', '/ES'])(
    'finds nothing at %s',
    (path) => {
      expect(publicPageAt(path, PAGES)).toBeNull();
    },
  );

  it('gives each page one path in each language', () => {
    expect(publicPath(plain(HOME), 'fr')).toBe('/fr');
    expect(publicPath(plain(EDUCATION), 'es')).toBe('/es/educacion');
    expect(publicPath(plain(EDUCATION), 'en')).toBe('/en/education');
    expect(publicPath(YOGA, 'es')).toBe('/es/educacion/yoga-suave-1f');
    expect(publicPath({ ...YOGA, item: null }, 'es')).toBeNull();
  });

  it('has the path of the default language if a page has no path in a language', () => {
    const contact: PublicPage = { ...HOME, page: 'contact', addresses: { es: '/contacto', en: '/contact' } };
    expect(publicPath(plain(contact), 'en')).toBe('/en/contact');
    expect(publicPath(plain(contact), 'fr')).toBe('/fr/contacto');
    expect(publicPageAt('/fr/contacto', [contact])?.page).toBe(contact);
    expect(canonicalPath('/fr/contact', plain(contact))).toBe('/fr/contacto');
  });

  describe('the canonical path', () => {
    it.each([
      ['/es/education', '/es/educacion'],
      ['/en/educacion', '/en/education'],
      ['/en/education/', '/en/education'],
      ['/education/', '/education'],
    ])('of %s is %s', (path, right) => {
      expect(canonicalPath(path, plain(EDUCATION))).toBe(right);
    });

    it.each([
      ['/es/educacion/an-old-title-1f', '/es/educacion/yoga-suave-1f'],
      ['/en/educacion/yoga-suave-1f', '/en/education/soft-yoga-1f'],
      ['/education/an-old-title-1f', '/educacion/yoga-suave-1f'],
    ])('of the item at %s is %s', (path, right) => {
      expect(canonicalPath(path, YOGA)).toBe(right);
    });

    it('is null if the request used it', () => {
      expect(canonicalPath('/education', plain(EDUCATION))).toBeNull();
      expect(canonicalPath('/es/educacion', plain(EDUCATION))).toBeNull();
      expect(canonicalPath('/', plain(HOME))).toBeNull();
      expect(canonicalPath('/en', plain(HOME))).toBeNull();
      expect(canonicalPath('/en/', plain(HOME))).toBe('/en');
      expect(canonicalPath('/education/soft-yoga-1f', YOGA)).toBeNull();
    });
  });
});
