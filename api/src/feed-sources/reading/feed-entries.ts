import { type AtomFeed, type JsonFeed, type MediaNs, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith';

/** More than are kept, since not every feed begins with the newest. */
const MOST_ENTRIES = 500;

/** A text that a feed may lack, and whether signs in it mean nothing but themselves. */
export interface FeedText {
  text: string | undefined;
  isPlain: boolean;
}

/** What items of all formats have; of each list the first that is of use counts. */
export interface FeedEntry {
  ids: (string | undefined)[];
  title: FeedText;
  texts: FeedText[];
  links: (string | undefined)[];
  dates: (string | undefined)[];
  pictures: (string | undefined)[];
  media?: MediaNs.ItemOrFeed | undefined;
}

/** Where a document declares what it is made of: feeds have no need to, bombs have. */
const DECLARATIONS = /<!DOCTYPE[^>[]*\[/i;
const PROLOGUE = 4096;

/** The entries of an RSS, Atom, RDF or JSON feed, and the page that it belongs to. Throws what the parser throws. */
export function readEntries(document: string): { page: string | undefined; entries: FeedEntry[] } {
  if (DECLARATIONS.test(document.slice(0, PROLOGUE))) throw new Error('The document declares entities');
  const { format, feed } = parseFeed(document, { maxItems: MOST_ENTRIES });
  // The parser takes what is cut off for whole.
  if (format !== 'json' && !/<\/(?:\w+:)?(?:rss|feed|rdf)\s*>/i.test(document))
    throw new Error('Half a feed');
  switch (format) {
    case 'rss':
      return { page: known(feed.link), entries: (feed.items ?? []).map(ofRss) };
    case 'atom':
      return { page: pageOf(feed.links), entries: (feed.entries ?? []).map(ofAtom) };
    case 'rdf':
      return { page: known(feed.link), entries: (feed.items ?? []).map(ofRdf) };
    case 'json':
      return { page: feed.home_page_url, entries: (known(feed.items) ?? []).map(ofJson) };
  }
}

function ofRss(item: RssFeed.Item<string>): FeedEntry {
  const { guid, title, link, description, content, pubDate, dc, media } = item;
  const id = known(guid?.value);
  const enclosed = item.enclosures?.find(({ type }) => known(type)?.startsWith('image/'));
  return {
    ids: [id],
    title: html(title),
    texts: [html(description), html(content?.encoded), ofMedia(media?.description)],
    links: [link, guid?.isPermaLink === false ? undefined : id],
    dates: [pubDate, dc?.dates?.[0]],
    pictures: [...picturesOf(media), known(enclosed?.url), item.itunes?.image],
    media,
  };
}

function ofRdf({ rdf, title, link, description, content, dc, media }: RdfFeed.Item<string>): FeedEntry {
  return {
    ids: [rdf?.about],
    title: html(known(title)),
    texts: [html(description), html(content?.encoded)],
    links: [known(link), rdf?.about],
    dates: [dc?.dates?.[0]],
    pictures: picturesOf(media),
    media,
  };
}

function ofAtom(entry: AtomFeed.Entry<string>): FeedEntry {
  const { id, title, summary, content, links, published, updated, media } = entry;
  const enclosed = links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'));
  return {
    ids: [known(id)],
    title: ofAtomText(known(title)),
    texts: [summary, content]
      .map(ofAtomText)
      .concat(ofMedia(media?.groups?.[0]?.description ?? media?.description)),
    links: [pageOf(links)],
    dates: [published, known(updated)],
    pictures: [...picturesOf(media), known(enclosed?.href)],
    media,
  };
}

function ofJson(item: JsonFeed.Item<string>): FeedEntry {
  return {
    ids: [known(item.id)],
    title: plain(item.title),
    texts: [plain(item.summary), plain(item.content_text), html(item.content_html)],
    links: [item.url, item.external_url],
    dates: [item.date_published, item.date_modified],
    pictures: [item.image, item.banner_image],
  };
}

const html = (text: string | undefined): FeedText => ({ text, isPlain: false });
const plain = (text: string | undefined): FeedText => ({ text, isPlain: true });

const ofAtomText = ({ value, type = 'text' }: AtomFeed.Content = {}) =>
  (/html/i.test(type) ? html : plain)(value);

const ofMedia = (description: MediaNs.TitleOrDescription | undefined) =>
  (description?.type === 'html' ? html : plain)(known(description?.value));

/** What is meant to stand for the item comes before what belongs to it. */
function picturesOf(media: MediaNs.ItemOrFeed = {}): (string | undefined)[] {
  const parts = [...(media.groups ?? []), media];
  const contents = parts.flatMap((part) => part.contents ?? []);
  return [
    ...[...parts, ...contents].flatMap(({ thumbnails = [] }) => thumbnails.map(({ url }) => known(url))),
    ...contents.filter(isPicture).map(({ url }) => url),
  ];
}

const isPicture = ({ medium, type }: MediaNs.Content) => medium === 'image' || /^image\//.test(type ?? '');

function pageOf(links: AtomFeed.Link<string>[] = []): string | undefined {
  const page = links.find(({ rel = 'alternate' }) => rel === 'alternate');
  return known((page ?? links.find(({ rel }) => rel !== 'self'))?.href);
}

/** The parser's types mark what a feed should have, but may lack. */
function known<Value extends object | string>(
  value: Value | { __requirable: Value } | undefined,
): Value | undefined {
  return value as Value | undefined;
}
