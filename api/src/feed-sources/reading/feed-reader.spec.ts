import { describe, expect, it, jest } from '@jest/globals';
import { FeedReader, decodeFeed } from './feed-reader.ts';

const MEGABYTES = 2 * 1024 * 1024;

jest.setTimeout(30_000);

const read = (body: string, changes: Partial<FeedReader['limits']> = {}) => {
  const patient = new FeedReader();
  Object.assign(patient.limits, changes);
  return patient.read({
    status: 200,
    headers: {},
    body: Buffer.from(body),
    url: 'https://blog.example/feed',
  });
};

const filled = (start: string, part: string, end: string) =>
  start + part.repeat(Math.floor((MEGABYTES - start.length - end.length) / part.length)) + end;

const START = '<rss><channel><title>x</title><link>https://blog.example/</link>';
const END = '</channel></rss>';

describe('FeedReader', () => {
  it('reads a feed', async () => {
    expect(await read(`${START}<item><title>Uno</title></item>${END}`)).toMatchObject([
      { title: 'Uno', url: 'https://blog.example/' },
    ]);
  });

  it('reads two megabytes of items', async () => {
    const feed = filled(START, '<item><title>Uno</title><guid>1</guid></item>', END);
    expect(await read(feed, { milliseconds: 25_000 })).toHaveLength(1);
  });

  it.each([
    ['a page', '<!doctype html><html><body>No</body></html>'],
    ['half a feed', `${START}<item>`],
    ['two megabytes of tags', filled(START, '<a>', END)],
    ['two megabytes of attributes', filled('<rss><channel><item ', 'a="b" ', `/>${END}`)],
    [
      'many different tags',
      `<rss><channel><item>${Array.from({ length: 150_000 }, (_, index) => `<a${index}/>`).join('')}</item>${END}`,
    ],
    ['an entity of entities', lol()],
  ])('refuses %s without blocking the server', async (_, body) => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const start = performance.now();
    await expect(read(body, { milliseconds: 1500 })).rejects.toMatchObject({ code: 'not-a-feed' });
    const taken = performance.now() - start;
    clearInterval(timer);
    expect(turns).toBeGreaterThan(taken / 200);
  });

  it('refuses a feed that takes too long or too much memory', async () => {
    const body = filled(START, '<item><title>Uno</title></item>', END);
    await expect(read(body, { milliseconds: 10 })).rejects.toMatchObject({ code: 'not-a-feed' });
    await expect(read(body, { megabytes: 8 })).rejects.toMatchObject({ code: 'not-a-feed' });
  });
});

function lol(): string {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
  );
  return `<!DOCTYPE rss [<!ENTITY a0 "ha">${entities.join('')}]><rss><channel><item><title>&a9;</title></item>${END}`;
}

const latin = (declared: string) =>
  Buffer.from(`<?xml version="1.0" encoding="${declared}"?><a>sesión</a>`, 'latin1');

describe('decodeFeed', () => {
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
