import { describe, expect, it } from '@jest/globals';
import { bareAddress, pageLanguage } from './page-language.ts';

const nothing = { path: '/', account: null, cookies: undefined, site: 'es' } as const;

describe('the language of a page', () => {
  it('is the one of its address, whatever else is known', () => {
    expect(pageLanguage({ path: '/fr/contact', account: 'es', cookies: 'language=en', site: 'es' })).toBe(
      'fr',
    );
  });

  it('is the account’s own before the visitor’s cookie', () => {
    expect(pageLanguage({ ...nothing, account: 'en', cookies: 'language=fr' })).toBe('en');
  });

  it('is the visitor’s choice before the site’s', () => {
    expect(pageLanguage({ ...nothing, cookies: 'a=1; language=en; b=2' })).toBe('en');
  });

  it('is the site’s when nothing else is known or what is known is no language', () => {
    expect(pageLanguage(nothing)).toBe('es');
    expect(pageLanguage({ ...nothing, cookies: 'language=de', site: 'en' })).toBe('en');
    expect(pageLanguage({ ...nothing, cookies: 'otherlanguage=en' })).toBe('es');
  });
});

it.each([
  ['/', '/'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/fr/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/english', '/english'],
])('reads %s as %s without its language', (path, bare) => {
  expect(bareAddress(path)).toBe(bare);
});
