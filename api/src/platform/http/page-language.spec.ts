import { describe, expect, it } from '@jest/globals';
import { pathWithoutLanguage, pageLanguage } from './request-path.ts';

const nothing = { path: '/', account: null, chosen: null, site: 'es' } as const;

describe('page language', () => {
  describe('the language of a page', () => {
    it('is that of its path, if there is one', () => {
      expect(pageLanguage({ path: '/fr/contact', account: 'es', chosen: 'en', site: 'es' })).toBe('fr');
    });

    it('is that of the account rather than of the cookie', () => {
      expect(pageLanguage({ ...nothing, account: 'en', chosen: 'fr' })).toBe('en');
    });

    it('is that of the cookie rather than of the site', () => {
      expect(pageLanguage({ ...nothing, chosen: 'en' })).toBe('en');
    });

    it('is that of the site if nothing else is known', () => {
      expect(pageLanguage(nothing)).toBe('es');
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
    expect(pathWithoutLanguage(path)).toBe(bare);
  });
});
