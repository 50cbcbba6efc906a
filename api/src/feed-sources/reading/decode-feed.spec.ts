import { describe, expect, it } from '@jest/globals';
import { decodeFeed } from './feed-reader.ts';

const latin = (declared: string) =>
  Buffer.from(`<?xml version="1.0" encoding="${declared}"?><a>sesión</a>`, 'latin1');

describe('decode feed', () => {
  it.each([
    ['UTF-8 without a declaration', Buffer.from('<a>sesión</a>'), undefined],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeff<a>sesión</a>'), 'text/xml'],
    ['UTF-16', Buffer.from('\ufeff<a>sesión</a>', 'utf16le'), 'text/xml; charset=utf-8'],
    ['the charset of the header', Buffer.from('<a>sesión</a>', 'latin1'), 'text/xml; charset="ISO-8859-1"'],
    ['the charset of the feed', latin('iso-8859-1'), 'text/xml'],
    ['the charset of the feed when the header is wrong', latin('windows-1252'), 'text/xml; charset=utf-8'],
  ])('reads %s', (_, body, contentType) => {
    expect(decodeFeed(body, contentType)).toContain('<a>sesión</a>');
  });

  it.each([
    ['bytes that are in none of the declared charsets', latin('utf-8'), 'text/xml; charset=utf-8'],
    ['an unknown charset', latin('klingon'), undefined],
    ['an empty body', Buffer.alloc(0), 'text/xml'],
  ])('refuses %s', (_, body, contentType) => {
    expect(() => decodeFeed(body, contentType)).toThrow('not-a-feed');
  });
});
