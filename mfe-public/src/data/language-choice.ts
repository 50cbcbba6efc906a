import type { Language } from '@vitral/contracts';
import { withSessionStorage } from './session-storage.ts';
import { saveChoice } from './choice-cookie.ts';

/** Names of the languages in the languages themselves. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', fr: 'Français' };

const JUST_SWITCHED = 'vitral.language-switched';

/** Saves the visitor's language, to be confirmed on the next page. */
export function chooseLanguage(language: Language): void {
  saveChoice('language', language);
  withSessionStorage((storage) => storage.setItem(JUST_SWITCHED, language));
}

/** Returns whether the visitor came here by switching to this language; true only once. */
export function takeLanguageSwitch(language: Language): boolean {
  return withSessionStorage((storage) => {
    const chosen = storage.getItem(JUST_SWITCHED);
    storage.removeItem(JUST_SWITCHED);
    return chosen === language;
  });
}
