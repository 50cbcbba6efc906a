import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import type { BootModule } from '@vitral/contracts/modules';
import type { PublicPage } from '@vitral/contracts/public-pages';
import type { ActiveSet } from '../../modules/index.ts';
import { pathLanguage, pathWithoutLanguage } from '../../platform/http/request-path.ts';

export const NOT_FOUND = 'not-found';

/** The URL of a page with language prefix: `/es/educacion`. */
export function publicPath(page: PublicPage, language: Language): string | null {
  const path = page.addresses?.[language];
  return path === undefined ? null : `/${language}${path === '/' ? '' : path}`;
}

/** Finds the page at a path with or without a language prefix, in the spelling of any language. */
export function publicPageAt(path: string, pages: readonly PublicPage[]): PublicPage | null {
  const bare = pathWithoutLanguage(path);
  return pages.find(({ addresses }) => addresses && LANGUAGES.some((one) => addresses[one] === bare)) ?? null;
}

/** Returns the canonical path if a request used another one: each page has one in each language, without trailing slash. */
export function canonicalPath(path: string, page: PublicPage): string | null {
  const language = pathLanguage(path);
  const right = language ? publicPath(page, language) : pathWithoutLanguage(path);
  return right === path ? null : right;
}

export function publicReleaseOf(set: Pick<ActiveSet, 'modules'>): BootModule | null {
  return set.modules.find((module) => module.name === 'mfe-public') ?? null;
}

export function findPage(
  path: string,
  set: Pick<ActiveSet, 'modules'>,
): { page: PublicPage | null; isThere: boolean } {
  const pages = publicReleaseOf(set)?.publicPages ?? [];
  const found = publicPageAt(path, pages);
  return { page: found ?? pages.find(({ page }) => page === NOT_FOUND) ?? null, isThere: found !== null };
}
