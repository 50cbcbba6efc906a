import { isLanguage, type Language } from '@vitral/contracts';

export interface LanguageClues {
  path: string;
  /** The account's own language. */
  account: Language | null;
  /** What the visitor chose: `cookieLanguage`. */
  chosen: Language | null;
  site: Language;
}

/** The language of a page: its address, else the account, else the visitor's cookie, else the site's default (docs/product/languages.md). */
export function pageLanguage(clues: LanguageClues): Language {
  return addressLanguage(clues.path) ?? clues.account ?? clues.chosen ?? clues.site;
}

/** `/en/contact` → `en`; null for a bare address. */
export function addressLanguage(path: string): Language | null {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : null;
}

/** `/en/contact` → `/contact`. */
export function bareAddress(path: string): string {
  const language = addressLanguage(path);
  const bare = language ? path.slice(language.length + 1) : path;
  return bare.replace(/\/+$/, '') || '/';
}
