import { type Language, LANGUAGES } from '@vitral/contracts/languages';
import type { BootModule } from '@vitral/contracts/modules';
import { addressIn, type PageItem, type PublicPage, SLUG_PART } from '@vitral/contracts/public-pages';
import type { ActiveSet } from '../../modules/index.ts';
import { pathLanguage, pathWithoutLanguage } from '../../platform/http/request-path.ts';

export const NOT_FOUND = 'not-found';

/** A page and, for a page per item, its item. */
export interface PageOfItem {
  page: PublicPage;
  item: PageItem | null;
}

/** The URL of a page with language prefix: `/es/educacion`; null for a page per item without its item. */
export function publicPath({ page, item }: PageOfItem, language: Language): string | null {
  const path = addressOf(page, item, language);
  return path === null ? null : `/${language}${path === '/' ? '' : path}`;
}

function addressOf({ addresses }: PublicPage, item: PageItem | null, language: Language): string | null {
  const address = addresses && addressIn(addresses, language);
  if (!address?.endsWith(SLUG_PART)) return address ?? null;
  return item && address.replace(SLUG_PART, `/${item.slugs[language]}`);
}

/**
 * Returns the canonical path if a request used another one: each page has one in each language, without trailing slash.
 */
export function canonicalPath(path: string, found: PageOfItem): string | null {
  const language = pathLanguage(path);
  const right = language ? publicPath(found, language) : barePath(pathWithoutLanguage(path), found);
  return right === path ? null : right;
}

/** Without a language, every spelling is accepted except the slug of an earlier title. */
function barePath(bare: string, { page, item }: PageOfItem): string | null {
  const addresses = LANGUAGES.map((language) => addressOf(page, item, language));
  return addresses.includes(bare) ? bare : (addresses[0] ?? null);
}

export function publicReleaseOf(set: Pick<ActiveSet, 'modules'>): BootModule | null {
  return set.modules.find((module) => module.name === 'mfe-public') ?? null;
}

/** Returns the page that answers requests for paths without a page; null for a release without one. */
export function notFoundPage(set: Pick<ActiveSet, 'modules'>): PublicPage | null {
  return publicReleaseOf(set)?.publicPages?.find(({ page }) => page === NOT_FOUND) ?? null;
}
