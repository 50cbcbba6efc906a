import { hasUnreadNews, isNewsVersion, NEWEST_NEWS, NEWS_VERSIONS } from './news.ts';

describe('news', () => {
  it('are listed newest first', () => {
    const sorted = NEWS_VERSIONS.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
    expect(NEWS_VERSIONS).toEqual(sorted);
    expect(NEWS_VERSIONS.every(isNewsVersion)).toBe(true);
  });

  it.each([
    [null, true],
    ['0.0.9', true],
    [NEWEST_NEWS, false],
    ['0.10.0', false],
    ['10.0.0', false],
  ])('are unread after %s: %s', (seen, expected) => {
    expect(hasUnreadNews(seen)).toBe(expected);
  });

  it.each(['1', '1.2', '1.2.3.4', 'v1.2.3', '1.2.x', '1.2.123456', '1.2.3\n'])(
    'refuses %j as a version',
    (text) => {
      expect(isNewsVersion(text)).toBe(false);
    },
  );
});
