import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { boundItems, STORED_ITEMS, type RawFeedItem } from './bound-items.ts';

const NOW = new Date('2026-02-07T12:00:00Z');
const ITEM: RawFeedItem = {
  externalId: 'one',
  title: 'Uno',
  description: 'Texto',
  url: 'https://blog.example/1',
  thumbnailUrl: 'https://blog.example/1.jpg',
  publishedAt: '2026-02-01T00:00:00Z',
  isLive: false,
  viewCount: 1,
  engagementCount: 2,
};
const bound = (changes: Partial<RawFeedItem>) => boundItems([{ ...ITEM, ...changes }], NOW);

describe('boundItems', () => {
  it('leaves an item within bounds unchanged', () => {
    expect(bound({})).toEqual([{ ...ITEM, publishedAt: new Date('2026-02-01T00:00:00Z') }]);
  });

  it('cuts long texts, but never inside a character', () => {
    const [item] = bound({
      title: '😀'.repeat(500),
      description: 'a b '.repeat(5000),
      externalId: 'x'.repeat(501),
    });
    expect(item?.title).toBe(`${'😀'.repeat(99)}…`);
    expect(item?.description.length).toBeLessThanOrEqual(LIMITS.description);
    expect(item?.externalId).toMatch(/^sha256:[\da-f]{64}$/);
  });

  it('removes characters that are invisible or cannot be stored', () => {
    expect(bound({ title: 'Un\u0000o\n\u202edos', description: 'a\u0007\r\nb' })).toMatchObject([
      { title: 'Uno dos', description: 'a\nb' },
    ]);
  });

  it.each(['2026-02-07T12:00:01Z', '9999-01-01', '1800-01-01', 'whenever', null])(
    'dates %s as of now',
    (publishedAt) => {
      expect(bound({ publishedAt })).toMatchObject([{ publishedAt: NOW }]);
    },
  );

  it('bounds counts and replaces invalid ones by 0', () => {
    expect(bound({ viewCount: 1e12, engagementCount: -3 })).toMatchObject([
      { viewCount: LIMITS.count, engagementCount: 0 },
    ]);
    expect(bound({ viewCount: NaN, engagementCount: 2.7 })).toMatchObject([
      { viewCount: 0, engagementCount: 2 },
    ]);
  });

  it('takes a missing title from the text, and a missing id from the URL', () => {
    expect(bound({ title: ' ', description: `${'palabra '.repeat(20)}`, externalId: null })).toMatchObject([
      { title: expect.stringMatching(/^(palabra ){9}palabra…$/), externalId: ITEM.url },
    ]);
  });

  it('leaves out items without text or without a valid URL', () => {
    expect(bound({ title: '', description: ' ' })).toEqual([]);
    expect(bound({ url: null })).toEqual([]);
    expect(bound({ url: `https://blog.example/${'a'.repeat(2048)}` })).toEqual([]);
  });

  it('returns the newest items, each once', () => {
    const items = Array.from({ length: 80 }, (_, day) => ({
      ...ITEM,
      externalId: `${day}`,
      publishedAt: new Date(Date.UTC(2025, 0, day + 1)).toISOString(),
    }));
    const bounded = boundItems([...items, ...items], NOW);
    expect(bounded).toHaveLength(STORED_ITEMS);
    expect(bounded.map(({ externalId }) => externalId).slice(0, 2)).toEqual(['79', '78']);
  });
});
