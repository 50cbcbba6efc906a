import { describe, expect, it } from '@jest/globals';
import { pathWithoutLanguage, pageLanguage } from './request-path.ts';

const nothing = { path: '/', account: null, chosen: null, site: 'es' } as const;

describe('page language', () => {
  describe('the language of a page', () => {
    it('is that of its path before all others', () => {
      expect(pageLanguage({ path: '/fr/contact', account: 'es', chosen: 'en', site: 'es' })).toBe('fr');
    });

    it('is the account’s own before the visitor’s cookie', () => {
      expect(pageLanguage({ ...nothing, account: 'en', chosen: 'fr' })).toBe('en');
    });

    it('is the visitor’s choice before the site’s', () => {
      expect(pageLanguage({ ...nothing, chosen: 'en' })).toBe('en');
    });

    it('is the site’s when nothing else is known', () => {
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
