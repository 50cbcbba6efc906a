import type { Language } from '@vitral/contracts';
import { withSessionStorage } from './session-storage.ts';
import { keepChoice } from './choice-cookie.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: 'Español', en: 'English', fr: 'Français' };

const JUST_SWITCHED = 'vitral.language-switched';

/** Keeps the visitor's own choice, and remembers to confirm it on the page that opens next. */
export function chooseLanguage(language: Language): void {
  keepChoice('language', language);
  withSessionStorage((storage) => storage.setItem(JUST_SWITCHED, language));
}

/** Whether the visitor came to this page by switching to its language; true only once. */
export function takeLanguageSwitch(language: Language): boolean {
  return withSessionStorage((storage) => {
    const chosen = storage.getItem(JUST_SWITCHED);
    storage.removeItem(JUST_SWITCHED);
    return chosen === language;
  });
}
