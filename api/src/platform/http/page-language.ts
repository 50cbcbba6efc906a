import { isLanguage, type Language } from '@vitral/contracts';

export interface LanguageClues {
  path: string;
  /** The account's own language. */
  account: Language | null;
  /** The visitor's choice: `cookieLanguage`. */
  chosen: Language | null;
  site: Language;
}

/**
 * Returns the language of a page: that of its path, the account, the visitor's cookie or the site's default, in this order
 * (docs/product/languages.md).
 */
export function pageLanguage(clues: LanguageClues): Language {
  return pathLanguage(clues.path) ?? clues.account ?? clues.chosen ?? clues.site;
}

/** Returns `en` for `/en/contact`; null for a path without a language. */
export function pathLanguage(path: string): Language | null {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : null;
}

/** Returns `/contact` for `/en/contact`. */
export function bareAddress(path: string): string {
  const language = pathLanguage(path);
  const bare = language ? path.slice(language.length + 1) : path;
  return bare.replace(/\/+$/, '') || '/';
}
