import { expect, it } from '@jest/globals';
import { decodeFeed } from './decode-feed.ts';

const latin = (declared: string) =>
  Buffer.from(`<?xml version="1.0" encoding="${declared}"?><a>sesión</a>`, 'latin1');

it.each([
  ['UTF-8 that says nothing of itself', Buffer.from('<a>sesión</a>'), undefined],
  ['UTF-8 with its mark', Buffer.from('\ufeff<a>sesión</a>'), 'text/xml'],
  ['UTF-16', Buffer.from('\ufeff<a>sesión</a>', 'utf16le'), 'text/xml; charset=utf-8'],
  ['what the header says', Buffer.from('<a>sesión</a>', 'latin1'), 'text/xml; charset="ISO-8859-1"'],
  ['what the feed says', latin('iso-8859-1'), 'text/xml'],
  ['what the feed says when the header is wrong', latin('windows-1252'), 'text/xml; charset=utf-8'],
])('reads %s', (_, body, contentType) => {
  expect(decodeFeed(body, contentType)).toContain('<a>sesión</a>');
});

it.each([
  ['bytes of no charset that it names', latin('utf-8'), 'text/xml; charset=utf-8'],
  ['a charset that nobody knows', latin('klingon'), undefined],
  ['nothing', Buffer.alloc(0), 'text/xml'],
])('refuses %s', (_, body, contentType) => {
  expect(() => decodeFeed(body, contentType)).toThrow('not-a-feed');
});
