import { LANGUAGES, type Language, type PublicPage } from '@vitral/contracts';
import descriptor from '../module.json';
import type { PageName } from './page-names.ts';

const PUBLIC_PAGES: readonly PublicPage[] = descriptor.publicPages;

/** What the module says of one of its pages before any of its code runs. */
export function descriptionOf(page: PageName): PublicPage {
  const found = PUBLIC_PAGES.find((candidate) => candidate.page === page);
  if (!found) throw new Error(`module.json does not list the page ${page}`);
  return found;
}

/** The one address of a page in a language, `/en/education#calendario`; a page without one leads to the start. */
export function addressOf(page: PageName, language: Language, anchor = ''): string {
  const path = descriptionOf(page).addresses?.[language] ?? '/';
  return `/${language}${path === '/' ? '' : path}${anchor}`;
}

/** The page at an address, with or without a language; `not-found` where there is none. */
export function pageAt(pathname: string): PageName {
  const language = LANGUAGES.find((candidate) => pathname.split('/')[1] === candidate);
  const path = pathname.slice(language ? language.length + 1 : 0).replace(/\/+$/, '') || '/';
  const found = PUBLIC_PAGES.find(({ addresses }) => Object.values(addresses ?? {}).includes(path));
  return (found?.page ?? 'not-found') as PageName;
}
