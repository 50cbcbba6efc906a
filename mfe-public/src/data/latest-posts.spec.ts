import { readLatestPosts } from './latest-posts.ts';

const POST = {
  id: 'p1',
  platform: 'youtube',
  title: 'Taller',
  url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  createdAt: '2026-02-08T02:00:00.000Z',
  day: '2026-02-07',
  thumbnails: [
    { src: '/uploads/feeds/a.avif', width: 320, mimeType: 'image/avif' },
    { src: '/uploads/feeds/b.avif', width: 640, mimeType: 'image/avif' },
    { src: '/uploads/feeds/a.webp', width: 320, mimeType: 'image/webp' },
  ],
};

describe('readLatestPosts', () => {
  it.each([
    ['es', '7 feb 2026'],
    ['en', 'Feb 7, 2026'],
    ['fr', '7 févr. 2026'],
  ] as const)('formats the day in the time zone of the site for readers of %s', (language, text) => {
    expect(readLatestPosts([POST], language)).toEqual([
      {
        id: 'p1',
        platform: 'youtube',
        title: 'Taller',
        url: POST.url,
        published: { date: '2026-02-07', text },
        picture: {
          src: '/uploads/feeds/a.avif',
          srcSet: '/uploads/feeds/a.avif 320w, /uploads/feeds/b.avif 640w',
        },
      },
    ]);
  });

  it('returns the WebP copies of a picture that has no others', () => {
    const thumbnails = POST.thumbnails.filter(({ mimeType }) => mimeType === 'image/webp');
    expect(readLatestPosts([{ ...POST, thumbnails }], 'es')).toMatchObject([
      { picture: { src: '/uploads/feeds/a.webp', srcSet: '/uploads/feeds/a.webp 320w' } },
    ]);
  });

  it.each([
    { thumbnails: [] },
    { thumbnails: 'none' },
    { thumbnails: [{ src: 'https://i.ytimg.com/a.webp', width: 320, mimeType: 'image/webp' }] },
    { thumbnails: [{ src: '//i.ytimg.com/a.webp', width: 320, mimeType: 'image/webp' }] },
  ])('returns no picture for a post with %j', (change) => {
    expect(readLatestPosts([{ ...POST, ...change }], 'es')).toEqual([
      expect.objectContaining({ picture: null }),
    ]);
  });

  it.each([{ platform: 'elsewhere' }, { title: ' ' }, { url: 'javascript:alert(1)' }, { day: 'soon' }])(
    'leaves out a row with %j',
    (invalid) => {
      expect(readLatestPosts([{ ...POST, ...invalid }], 'es')).toEqual([]);
    },
  );
});
