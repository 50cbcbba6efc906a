import { LANGUAGES, type Language } from '@vitral/contracts/languages';
import type { PublicPage } from '@vitral/contracts/public-pages';
import descriptor from '../module.json';
import type { PageName } from './page-definition.ts';

const PUBLIC_PAGES: readonly PublicPage[] = descriptor.publicPages;

export function descriptionOf(page: PageName): PublicPage {
  const found = PUBLIC_PAGES.find((candidate) => candidate.page === page);
  if (!found) throw new Error(`module.json does not list the page ${page}`);
  return found;
}

/** Returns the path of a page in a language, `/en/education#calendario`; the home page's for a page without one. */
export function pathOf(page: PageName, language: Language, anchor = ''): string {
  const path = descriptionOf(page).addresses?.[language] ?? '/';
  return `/${language}${path === '/' ? '' : path}${anchor}`;
}

/** Returns the page at a path, with or without a language prefix; `not-found` for unknown paths. */
export function pageAt(pathname: string): PageName {
  const language = LANGUAGES.find((candidate) => pathname.split('/')[1] === candidate);
  const path = pathname.slice(language ? language.length + 1 : 0).replace(/\/+$/, '') || '/';
  const found = PUBLIC_PAGES.find(({ addresses }) => Object.values(addresses ?? {}).includes(path));
  return (found?.page ?? 'not-found') as PageName;
}
