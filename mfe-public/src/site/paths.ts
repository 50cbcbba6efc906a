import { LANGUAGES, type Language } from '@vitral/sdk/contracts/languages';
import { addressIn, type PublicPage, SLUG_PART } from '@vitral/sdk/contracts/public-pages';
import descriptor from '../module.json';
import type { PageName } from './page-definition.ts';
import type { Site } from './site-context.ts';

const HOME = { es: '/' };

const PUBLIC_PAGES: readonly PublicPage[] = descriptor.publicPages;

export function descriptionOf(page: PageName): PublicPage {
  const found = PUBLIC_PAGES.find((candidate) => candidate.page === page);
  if (!found) throw new Error(`module.json does not list the page ${page}`);
  return found;
}

/**
 * Returns the path of a page in a language, such as `/en/education#calendario`. A page without a path of its own gets
 * that of the home page. A page per item needs the slug of the item.
 */
export function pathOf(page: PageName, language: Language, anchor = '', slug = ''): string {
  const { addresses = HOME } = descriptionOf(page);
  const path = addressIn(addresses, language).replace(SLUG_PART, `/${slug}`);
  return `/${language}${path === '/' ? '' : path}${anchor}`;
}

/**
 * Returns the localized path of the page that a stored URL names without a language, such as `/contact#form`; other
 * URLs stay unchanged.
 */
export function localPath(url: string, language: Language): string {
  const end = url.search(/[?#]|$/);
  const path = url.slice(0, end);
  const named = PUBLIC_PAGES.find(({ addresses }) => Object.values(addresses ?? {}).includes(path));
  return named ? pathOf(named.page as PageName, language, url.slice(end)) : url;
}

/** Does the same for a link outside the page's content, where anchors are those of the landing page. */
export function framePath(url: string, { page, language }: Pick<Site, 'page' | 'language'>): string {
  if (!url.startsWith('#')) return localPath(url, language);
  return page === 'landing' ? url : pathOf('landing', language, url);
}

/** Returns the attributes of a link that staff typed. `noreferrer` implies `noopener`. */
export function linkTo(href: string): { href: string; rel?: string } {
  return /^https?:/i.test(href) ? { href, rel: 'noreferrer' } : { href };
}

/** Returns the full URL of a path on this site; other URLs stay as they are. */
export const absoluteUrl = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url);

/** Returns the path of the open page in another language, taken from its links to the languages. */
export function openPathIn(language: Language, page: PageName): string {
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${language}"]`);
  return link?.pathname ?? pathOf(page, language);
}

/** Returns the page at a path, with or without a language prefix; `not-found` for unknown paths. */
export function pageAt(pathname: string): PageName {
  const language = LANGUAGES.find((candidate) => pathname.split('/')[1] === candidate);
  const path = pathname.slice(language ? language.length + 1 : 0).replace(/\/+$/, '') || '/';
  const itemPath = path.replace(/\/[^/]+$/, SLUG_PART);
  const found = [path, itemPath].flatMap((known) =>
    PUBLIC_PAGES.filter(({ addresses }) => Object.values(addresses ?? {}).includes(known)),
  );
  return (found[0]?.page ?? 'not-found') as PageName;
}
