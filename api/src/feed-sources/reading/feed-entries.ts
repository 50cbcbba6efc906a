import { type AtomFeed, type JsonFeed, type MediaNs, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith';

/** More entries than are stored, since not every feed begins with the newest. */
const MOST_ENTRIES = 500;

/** An optional text of a feed; plain text, or else HTML. */
export interface FeedText {
  text: string | undefined;
  isPlain: boolean;
}

/** The common fields of items in all formats; the first usable value of each list is taken. */
export interface FeedEntry {
  ids: (string | undefined)[];
  title: FeedText;
  texts: FeedText[];
  links: (string | undefined)[];
  dates: (string | undefined)[];
  pictures: (string | undefined)[];
  media?: MediaNs.ItemOrFeed | undefined;
}

/** An internal DTD subset. Feeds do not need one; entity bombs do. */
const DECLARATIONS = /<!DOCTYPE[^>[]*\[/i;
const PROLOGUE = 4096;

/** Reads the entries of an RSS, Atom, RDF or JSON feed, and the URL of its page. Throws the parser's errors. */
export function readFeedEntries(document: string): { page: string | undefined; entries: FeedEntry[] } {
  if (DECLARATIONS.test(document.slice(0, PROLOGUE))) throw new Error('The document declares entities');
  const { format, feed } = parseFeed(document, { maxItems: MOST_ENTRIES });
  // The parser accepts truncated documents.
  if (format !== 'json' && !/<\/(?:\w+:)?(?:rss|feed|rdf)\s*>/i.test(document))
    throw new Error('The feed is truncated');
  switch (format) {
    case 'rss':
      return { page: optional(feed.link), entries: (feed.items ?? []).map(fromRss) };
    case 'atom':
      return { page: pageOf(feed.links), entries: (feed.entries ?? []).map(fromAtom) };
    case 'rdf':
      return { page: optional(feed.link), entries: (feed.items ?? []).map(fromRdf) };
    case 'json':
      return { page: feed.home_page_url, entries: (optional(feed.items) ?? []).map(fromJson) };
  }
}

function fromRss(item: RssFeed.Item<string>): FeedEntry {
  const { guid, title, link, description, content, pubDate, dc, media } = item;
  const id = optional(guid?.value);
  const enclosed = item.enclosures?.find(({ type }) => optional(type)?.startsWith('image/'));
  return {
    ids: [id],
    title: html(title),
    texts: [html(description), html(content?.encoded), mediaText(media?.description)],
    links: [link, guid?.isPermaLink === false ? undefined : id],
    dates: [pubDate, dc?.dates?.[0]],
    pictures: [...picturesOf(media), optional(enclosed?.url), item.itunes?.image],
    media,
  };
}

function fromRdf({ rdf, title, link, description, content, dc, media }: RdfFeed.Item<string>): FeedEntry {
  return {
    ids: [rdf?.about],
    title: html(optional(title)),
    texts: [html(description), html(content?.encoded)],
    links: [optional(link), rdf?.about],
    dates: [dc?.dates?.[0]],
    pictures: picturesOf(media),
    media,
  };
}

function fromAtom(entry: AtomFeed.Entry<string>): FeedEntry {
  const { id, title, summary, content, links, published, updated, media } = entry;
  const enclosed = links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'));
  return {
    ids: [optional(id)],
    title: atomText(optional(title)),
    texts: [summary, content]
      .map(atomText)
      .concat(mediaText(media?.groups?.[0]?.description ?? media?.description)),
    links: [pageOf(links)],
    dates: [published, optional(updated)],
    pictures: [...picturesOf(media), optional(enclosed?.href)],
    media,
  };
}

function fromJson(item: JsonFeed.Item<string>): FeedEntry {
  return {
    ids: [optional(item.id)],
    title: plain(item.title),
    texts: [plain(item.summary), plain(item.content_text), html(item.content_html)],
    links: [item.url, item.external_url],
    dates: [item.date_published, item.date_modified],
    pictures: [item.image, item.banner_image],
  };
}

const html = (text: string | undefined): FeedText => ({ text, isPlain: false });
const plain = (text: string | undefined): FeedText => ({ text, isPlain: true });

const atomText = ({ value, type = 'text' }: AtomFeed.Content = {}) =>
  (/html/i.test(type) ? html : plain)(value);

const mediaText = (description: MediaNs.TitleOrDescription | undefined) =>
  (description?.type === 'html' ? html : plain)(optional(description?.value));

/** Returns picture URLs, thumbnails before attached pictures. */
function picturesOf(media: MediaNs.ItemOrFeed = {}): (string | undefined)[] {
  const parts = [...(media.groups ?? []), media];
  const contents = parts.flatMap((part) => part.contents ?? []);
  return [
    ...[...parts, ...contents].flatMap(({ thumbnails = [] }) => thumbnails.map(({ url }) => optional(url))),
    ...contents.filter(isPicture).map(({ url }) => url),
  ];
}

const isPicture = ({ medium, type }: MediaNs.Content) => medium === 'image' || /^image\//.test(type ?? '');

function pageOf(links: AtomFeed.Link<string>[] = []): string | undefined {
  const page = links.find(({ rel = 'alternate' }) => rel === 'alternate');
  return optional((page ?? links.find(({ rel }) => rel !== 'self'))?.href);
}

/** Removes the parser's type mark of required fields, which a feed may still lack. */
function optional<Value extends object | string>(
  value: Value | { __requirable: Value } | undefined,
): Value | undefined {
  return value as Value | undefined;
}
