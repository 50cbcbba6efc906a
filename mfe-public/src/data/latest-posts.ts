import type { Language } from '@vitral/sdk/contracts/languages';
import { SOCIAL_PLATFORMS } from '@vitral/sdk/contracts/social-feeds';
import { urlOf, dateOf, idOf, isObject, objectsOf, textOf, type JsonObject } from './json.ts';

/** A post with its day formatted on the server, so that browser and server agree. */
export type Post = NonNullable<ReturnType<typeof readPost>>;

/** Parses GET /api/social-feeds/latest in order; invalid posts are left out. */
export function readLatestPosts(response: unknown, language: Language): Post[] {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return objectsOf(response).flatMap((row) => readPost(row, format) ?? []);
}

function readPost(row: JsonObject, format: Intl.DateTimeFormat) {
  const id = idOf(row);
  const platform = SOCIAL_PLATFORMS.find((known) => known === row.platform);
  const [title, url] = [textOf(row.title), urlOf(row.url)];
  const date = dateOf(row.day);
  if (!id || !platform || !title || !url || !date) return null;
  const published = { date, text: format.format(new Date(date)) };
  return { id, platform, title, url, published, picture: readPicture(row.thumbnails) };
}

/** Returns the picture on this site, or null; pictures on other hosts are ignored, since those would learn who visits the page. */
function readPicture(thumbnails: unknown) {
  const copies = (Array.isArray(thumbnails) ? thumbnails : []).filter(isObject).flatMap((copy) => {
    const [src, width, type] = [urlOf(copy.src), Number(copy.width), textOf(copy.mimeType)];
    return src?.startsWith('/') && width > 0 ? [{ src, width, type }] : [];
  });
  const ofType = (wanted: string) => copies.filter(({ type }) => type === wanted);
  const avif = ofType('image/avif');
  const chosen = avif.length > 0 ? avif : ofType('image/webp');
  const [smallest] = chosen;
  const srcSet = chosen.map(({ src, width }) => `${src} ${width}w`).join(', ');
  return smallest ? { src: smallest.src, srcSet } : null;
}
