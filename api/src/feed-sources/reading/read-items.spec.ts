import { describe, expect, it } from '@jest/globals';
import { readItems } from './read-items.ts';

const FEED_URL = 'https://blog.example/feeds/all.xml';
const rss = (items: string, channel = '') =>
  readItems(
    `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
      <channel><title>Blog</title><link>https://blog.example/</link>${channel}${items}</channel></rss>`,
    FEED_URL,
  );

describe('readItems', () => {
  describe('RSS', () => {
    it('reads the fields of an item', () => {
      expect(
        rss(`<item><guid isPermaLink="false">id-1</guid><title>Escuchar &amp;amp; responder</title>
        <description><![CDATA[<p>Tres <b>ejercicios</b>.</p>]]></description>
        <link>https://blog.example/1</link><pubDate>Sat, 07 Feb 2026 09:00:00 GMT</pubDate></item>`),
      ).toEqual([
        {
          externalId: 'id-1',
          title: 'Escuchar & responder',
          description: 'Tres ejercicios.',
          url: 'https://blog.example/1',
          thumbnailUrl: null,
          publishedAt: 'Sat, 07 Feb 2026 09:00:00 GMT',
          isLive: false,
          viewCount: 0,
          engagementCount: 0,
        },
      ]);
    });

    it.each([
      ['its link', '<link>/posts/1?a=1</link>', 'https://blog.example/posts/1?a=1'],
      ['its id, where that is a URL', '<guid>https://blog.example/2</guid>', 'https://blog.example/2'],
      ['the page of the feed', '<title>x</title>', 'https://blog.example/'],
      ['the page instead of a script', '<link>javascript:alert(1)</link>', 'https://blog.example/'],
      ['the page instead of a file', '<link>file:///etc/passwd</link>', 'https://blog.example/'],
      [
        'the page instead of a URL with a login',
        '<link>https://me:word@blog.example/</link>',
        'https://blog.example/',
      ],
    ])('links an item to %s', (_, parts, url) => {
      expect(rss(`<item><title>x</title>${parts}</item>`)).toMatchObject([{ url }]);
    });

    it('reads the full text where there is no summary, and ignores an invalid date', () => {
      expect(
        rss(
          '<item><content:encoded>&lt;p&gt;Todo&lt;/p&gt;</content:encoded><pubDate>mañana</pubDate></item>',
        ),
      ).toMatchObject([{ description: 'Todo', publishedAt: null, title: '' }]);
    });

    it.each([
      ['<enclosure type="image/png" length="9" url="/a.png"/>', 'https://blog.example/a.png'],
      ['<enclosure type="audio/mpeg" length="9" url="/a.mp3"/>', null],
      [
        '<media:content medium="image" url="/b.png"/><media:thumbnail url="/a.png"/>',
        'https://blog.example/a.png',
      ],
      ['<media:content medium="video" url="/b.mp4"/>', null],
      [
        '<media:thumbnail url="javascript:alert(1)"/><media:content type="image/png" url="/b.png"/>',
        'https://blog.example/b.png',
      ],
    ])('finds the picture in %s', (text, thumbnailUrl) => {
      expect(rss(`<item><title>x</title>${text}</item>`)).toMatchObject([{ thumbnailUrl }]);
    });

    it('marks items that the feed marks as live', () => {
      expect(rss('<item><title>x</title><media:status state="live"/></item>')).toMatchObject([
        { isLive: true },
      ]);
      expect(rss('<item><title>x</title><media:status state="active"/></item>')).toMatchObject([
        { isLive: false },
      ]);
    });
  });

  describe('Atom', () => {
    const atom = (entries: string) =>
      readItems(
        `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xmlns:yt="http://www.youtube.com/xml/schemas/2015">
        <id>feed</id><title>Canal</title><link rel="self" href="${FEED_URL}"/>${entries}</feed>`,
        FEED_URL,
      );

    it('reads views and likes of a channel', () => {
      expect(
        atom(`<entry><id>yt:video:abc</id><yt:videoId>abc</yt:videoId><title>Uno &lt;3 dos</title>
        <link rel="alternate" href="https://www.youtube.com/watch?v=abc"/><published>2026-02-07T09:00:00+00:00</published>
        <media:group><media:thumbnail url="https://i.ytimg.com/vi/abc/hqdefault.jpg" width="480" height="360"/>
        <media:description>Línea uno\nLínea <![CDATA[<dos>]]></media:description><media:community>
        <media:starRating count="38" average="5.00"/><media:statistics views="412"/></media:community></media:group></entry>`),
      ).toEqual([
        {
          externalId: 'yt:video:abc',
          title: 'Uno <3 dos',
          description: 'Línea uno\nLínea <dos>',
          url: 'https://www.youtube.com/watch?v=abc',
          thumbnailUrl: 'https://i.ytimg.com/vi/abc/hqdefault.jpg',
          publishedAt: '2026-02-07T09:00:00+00:00',
          isLive: false,
          viewCount: 412,
          engagementCount: 38,
        },
      ]);
    });

    it('reads HTML only where an entry declares it', () => {
      expect(
        atom(`<entry><id>1</id><title type="html">Caf&amp;eacute; &lt;b&gt;hoy&lt;/b&gt;</title>
        <summary type="text">a &lt;b&gt; c</summary><updated>2026-01-01T00:00:00Z</updated></entry>`),
      ).toMatchObject([
        { title: 'Café hoy', description: 'a <b> c', url: null, publishedAt: '2026-01-01T00:00:00Z' },
      ]);
    });
  });

  it('reads RDF', () => {
    const items = readItems(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://blog.example/"><title>Blog</title><link>https://blog.example/</link></channel>
      <item rdf:about="https://blog.example/1"><title>Uno</title><link>https://blog.example/1</link><dc:date>2026-01-02</dc:date></item></rdf:RDF>`,
      FEED_URL,
    );
    expect(items).toMatchObject([
      {
        externalId: 'https://blog.example/1',
        title: 'Uno',
        url: 'https://blog.example/1',
        publishedAt: '2026-01-02',
      },
    ]);
  });

  it('reads JSON', () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Blog',
      items: [
        {
          id: '1',
          url: '/1',
          image: '/1.jpg',
          content_text: 'a <b> c',
          date_published: '2026-01-02T00:00:00Z',
        },
      ],
    };
    expect(readItems(JSON.stringify(feed), FEED_URL)).toMatchObject([
      {
        externalId: '1',
        title: '',
        description: 'a <b> c',
        url: 'https://blog.example/1',
        thumbnailUrl: 'https://blog.example/1.jpg',
      },
    ]);
  });

  it('returns no items for an empty feed', () => {
    expect(rss('')).toEqual([]);
  });

  it.each([
    '',
    '<html><body>rss</body></html>',
    '{"items":[]}',
    '<rss><channel><item></channel>',
    'null',
    '[[[',
  ])('throws for a document that is not a feed: %s', (document) => {
    expect(() => readItems(document, FEED_URL)).toThrow();
  });
});
