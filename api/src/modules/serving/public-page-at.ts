import { LANGUAGES } from '@vitral/contracts/languages';
import { type PublicPage, SLUG_PART } from '@vitral/contracts/public-pages';
import { pathWithoutLanguage } from '../../platform/http/request-path.ts';

/** Finds the page at a path with or without a language prefix, in the spelling of any language. */
export function publicPageAt(
  path: string,
  pages: readonly PublicPage[],
): { page: PublicPage; slug: string | null } | null {
  const bare = pathWithoutLanguage(path);
  const fixed = pages.find(({ addresses }) => addresses && LANGUAGES.some((one) => addresses[one] === bare));
  if (fixed) return { page: fixed, slug: null };
  const end = bare.lastIndexOf('/');
  const [pattern, slug] = [bare.slice(0, end) + SLUG_PART, bare.slice(end + 1)];
  const page = pages.find(
    ({ items, addresses }) => items && addresses && LANGUAGES.some((one) => addresses[one] === pattern),
  );
  return page && slug ? { page, slug } : null;
}
