import { describe, expect, it } from '@jest/globals';
import type { PublicPage } from '@vitral/contracts';
import { publicAddress, publicPageAt, rightAddress } from './public-address.ts';

const page = (name: string, es: string, en = es): PublicPage => ({
  page: name,
  addresses: { es, en, fr: en },
  reads: [],
  isIndexed: true,
});
const HOME = page('landing', '/');
const EDUCATION = page('education', '/educacion', '/education');
const PAGES: PublicPage[] = [HOME, EDUCATION, { page: 'not-found', reads: [], isIndexed: false }];

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

it('gives each page one address in each language', () => {
  expect(publicAddress(HOME, 'fr')).toBe('/fr');
  expect(publicAddress(EDUCATION, 'es')).toBe('/es/educacion');
  expect(publicAddress(EDUCATION, 'en')).toBe('/en/education');
});

describe('the right address', () => {
  it.each([
    ['/es/education', '/es/educacion'],
    ['/en/educacion', '/en/education'],
    ['/en/education/', '/en/education'],
    ['/education/', '/education'],
  ])('of %s is %s', (path, right) => {
    expect(rightAddress(path, EDUCATION)).toBe(right);
  });

  it('is the one asked for where that is right', () => {
    expect(rightAddress('/education', EDUCATION)).toBeNull();
    expect(rightAddress('/es/educacion', EDUCATION)).toBeNull();
    expect(rightAddress('/', HOME)).toBeNull();
    expect(rightAddress('/en', HOME)).toBeNull();
    expect(rightAddress('/en/', HOME)).toBe('/en');
  });
});
