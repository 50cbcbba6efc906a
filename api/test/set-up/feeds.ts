export interface WrittenItem {
  id: string;
  title?: string;
  text?: string;
  date?: string;
  views?: number;
  likes?: number;
}

/** An RSS feed of these items. */
export function rssFeed(...items: WrittenItem[]): string {
  const written = items.map(
    ({ id, title = `Noticia ${id}`, text = 'Texto', date = '2026-02-07T09:00:00Z' }) =>
      `<item><guid isPermaLink="false">${id}</guid><title>${title}</title><description>${text}</description>
       <link>https://blog.example/${id}</link><pubDate>${new Date(date).toUTCString()}</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title><link>https://blog.example/</link>
    <description>Todo</description>${written.join('')}</channel></rss>`;
}

/** A channel's feed in the format of YouTube. */
export function channelFeed(...items: WrittenItem[]): string {
  const written = items.map(
    ({ id, title = `Video ${id}`, text = 'Texto', date = '2026-02-07T09:00:00Z', views = 0, likes = 0 }) =>
      `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${title}</title>
       <link rel="alternate" href="https://www.youtube.com/watch?v=${id}"/><published>${date}</published>
       <media:group><media:description>${text}</media:description><media:community>
       <media:starRating count="${likes}" average="5.00" min="1" max="5"/><media:statistics views="${views}"/>
       </media:community></media:group></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015"
    xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><id>yt:channel:abc</id>
    <title>Canal</title>${written.join('')}</feed>`;
}
