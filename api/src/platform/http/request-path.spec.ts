import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalisePath, pathWithoutLanguage, pageLanguage } from './request-path.ts';

describe('request path', () => {
  it.each([
    ['/', '/'],
    ['/api/content?q=a%20b&c=/../d', '/api/content?q=a%20b&c=/../d'],
    ['/%61pi/content', '/api/content'],
    ['/%41PI/content', '/API/content'],
    ['//api///content//', '/api/content/'],
    ['/.well-known/x', '/.well-known/x'],
    ['/es/educaci%c3%b3n', '/es/educaci%C3%B3n'],
    ['/a%3fb%23c', '/a%3Fb%23c'],
    ['/a|b', '/a%7Cb'],
    ['/a#b?c#d', '/a%23b?c%23d'],
    ['/a?b\u00a0c', '/a?b%A0c'],
  ])('normalises %s to %s', (url, path) => {
    expect(normalisePath(url)).toBe(path);
  });

  it.each([
    ['another server', 'http://elsewhere.example/api'],
    ['the server itself', '*'],
    ['nothing', ''],
    ['the folder above', '/uploads/../api'],
    ['an escaped folder above', '/uploads/%2e%2E/api'],
    ['the same folder', '/./api'],
    ['an escaped slash', '/api%2Fcontent'],
    ['a backslash', '/api\\content'],
    ['an escaped backslash', '/api%5ccontent'],
    ['NUL', '/uploads/%00'],
    ['a line break', '/api%0d%0a'],
    ['half an escape', '/api/%zz'],
    ['half a character', '/api/%c3'],
  ])('refuses %s', (_kind, url) => {
    expect(normalisePath(url)).toBeNull();
  });

  const PIECES = [
    ...['/', '//', '.', '..', '%2e', '%2F', '%61', 'api', 'API'],
    ...['a.b', '%', '%c3%b3', '?', '#', '\\\\', '\u00e9'],
  ];

  it('is idempotent for any path', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }), (pieces) => {
        const path = normalisePath(`/${pieces.join('')}`);
        if (path === null) return;
        expect(normalisePath(path)).toBe(path);
        expect(path).toMatch(/^\/(?!\/)[!-~]*$/);
        expect(new URL(path, 'http://site').pathname).toBe(path.split('?')[0]);
      }),
    );
  });

  it('takes linear time for the longest paths', () => {
    for (const piece of ['/', '/a', '/.', 'a', '%61', '/a%']) normalisePath(`/${piece.repeat(16_000)}\u00e9`);
  });
});

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
