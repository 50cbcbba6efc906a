import type { ChoiceCookie } from '@vitral/contracts/cookies';
import { isLanguage, type Language } from '@vitral/contracts/languages';

const COOKIE: ChoiceCookie = 'language';
const YEAR_IN_SECONDS = 31_536_000;

/** Returns the visitor's own choice, if one was made. */
export function readLanguageCookie(): Language | null {
  const value = document.cookie.match(/(?:^|; )language=([^;]*)/)?.[1];
  return isLanguage(value) ? value : null;
}

export function writeLanguageCookie(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}
