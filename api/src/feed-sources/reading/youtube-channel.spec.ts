import { describe, expect, it } from '@jest/globals';
import { feedNamedIn, readChannelUrl } from './youtube-channel.ts';

const ID = 'UCabcdefghij-KLMNOP_1234';
const FEED = `https://www.youtube.com/feeds/videos.xml?channel_id=${ID}`;

describe('a YouTube channel', () => {
  it.each([
    `https://www.youtube.com/channel/${ID}`,
    `http://youtube.com/channel/${ID}/videos?view=0`,
    `https://m.youtube.com/channel/${ID}`,
    FEED,
  ])('derives the feed of %s', (url) => expect(readChannelUrl(url)).toEqual({ feed: FEED }));

  it.each([
    ['https://www.youtube.com/@Canal.Uno/streams', 'https://www.youtube.com/@Canal.Uno'],
    ['https://youtube.com/c/CanalUno', 'https://www.youtube.com/c/CanalUno'],
    ['https://www.youtube.com/user/canaluno?a=1', 'https://www.youtube.com/user/canaluno'],
  ])('finds the page of %s, which names the feed', (url, page) =>
    expect(readChannelUrl(url)).toEqual({ page }),
  );

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/channel/UCshort',
    'https://www.youtube.com/feeds/videos.xml?channel_id=1%26a',
    'https://www.youtube.com.evil.example/@canal',
    'https://evil.example/@canal',
    'https://www.youtube.com/@',
  ])('finds no channel in %s', (url) => expect(readChannelUrl(url)).toBeNull());

  it.each([
    `<link rel="canonical" href="https://www.youtube.com/channel/${ID}">`,
    `<link rel="alternate" title="RSS" href="${FEED}">`,
    `<meta itemprop="identifier" content="${ID}">`,
    `{"channelMetadataRenderer":{"externalId":"${ID}"}}`,
  ])('finds the feed in a page with %s', (sign) => expect(feedNamedIn(`<html>${sign}</html>`)).toBe(FEED));

  it('finds no feed in a page without one, such as a consent page', () => {
    expect(feedNamedIn('<html>Antes de continuar a YouTube</html>')).toBeNull();
  });
});
