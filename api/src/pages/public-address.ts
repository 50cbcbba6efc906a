import { type BootModule, type Language, LANGUAGES, type PublicPage } from '@vitral/contracts';
import type { ActiveSet } from '../modules/index.ts';
import { addressLanguage, bareAddress } from '../platform/http/page-language.ts';

export const NOT_FOUND = 'not-found';

/** The address of a page, with the language's prefix: `/es/educacion`. */
export function publicAddress(page: PublicPage, language: Language): string | null {
  const path = page.addresses?.[language];
  return path === undefined ? null : `/${language}${path === '/' ? '' : path}`;
}

/** The page that lives at a path, with or without a language, in whichever language it is spelt; null for none. */
export function publicPageAt(path: string, pages: readonly PublicPage[]): PublicPage | null {
  const bare = bareAddress(path);
  return pages.find(({ addresses }) => addresses && LANGUAGES.some((one) => addresses[one] === bare)) ?? null;
}

/** Where a request should have gone: each page has one address in each language, and none ends in a slash. */
export function rightAddress(path: string, page: PublicPage): string | null {
  const language = addressLanguage(path);
  const right = language ? publicAddress(page, language) : bareAddress(path);
  return right === path ? null : right;
}

export function publicReleaseOf(set: Pick<ActiveSet, 'modules'>): BootModule | null {
  return set.modules.find((module) => module.name === 'mfe-public') ?? null;
}

/** The page of the active release that lives at a path, and what is shown where there is none. */
export function pageToShow(
  path: string,
  set: Pick<ActiveSet, 'modules'>,
): { page: PublicPage | null; isThere: boolean } {
  const pages = publicReleaseOf(set)?.publicPages ?? [];
  const found = publicPageAt(path, pages);
  return { page: found ?? pages.find(({ page }) => page === NOT_FOUND) ?? null, isThere: found !== null };
}
