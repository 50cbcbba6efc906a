import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { cookieLanguage, cookieOf } from './cookies.ts';

const requestWith = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;

describe('cookies', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['a=b', undefined],
    ['language', undefined],
    ['xlanguage=fr; a="; language=fr"', 'fr"'],
    ['a=1;language=en ; b=2', 'en'],
    ['language = en', 'en'],
    ['language=fr=en', 'fr=en'],
    ['language=undefined; language=fr', 'undefined'],
    ['Language=fr; __proto__=language', undefined],
  ])('reads from %j the cookie `language` as %j', (cookie, value) => {
    expect(cookieOf(requestWith(cookie), 'language')).toBe(value);
  });

  it.each([
    ['language=fr', 'fr'],
    ['language=de', null],
    ['language="fr"', null],
    ['language=f%72', null],
    ['language=undefined; language=fr', null],
    ['language=fr; language=en', 'fr'],
  ])('reads from %j the chosen language %j', (cookie, language) => {
    expect(cookieLanguage(requestWith(cookie))).toBe(language);
  });
});
