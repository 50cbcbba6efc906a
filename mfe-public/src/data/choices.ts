import type { ChoiceCookie } from '@vitral/sdk/contracts/cookies';
import type { Language } from '@vitral/sdk/contracts/languages';

const CHANGED = 'vitral:choice';

/**
 * Window events after which choices may differ: one for choices made here, one for choices made in another tab while
 * this page was hidden.
 */
export const CHOICE_EVENTS = [CHANGED, 'visibilitychange'];

/** Saves a choice of the visitor for a year, in the browser only, and announces its name on the page. Null removes it. */
export function saveChoice(name: ChoiceCookie, value: string | null): void {
  if (value === null) document.cookie = `${name}=; path=/; max-age=0`;
  else storeChoice(name, value);
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

export function storeChoice(name: ChoiceCookie, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

export const COUNTRIES = ['usa', 'mex', 'can'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Returns the visitor's chosen country; in the browser only. */
export function readCountry(): Country | null {
  return (/\bcountry=(usa|mex|can)\b/.exec(document.cookie)?.[1] as Country | undefined) ?? null;
}

const JUST_SWITCHED = 'vitral.language-switched';

/** Saves the visitor's language, and that the next page must confirm the switch. */
export function chooseLanguage(language: Language): void {
  storeChoice('language', language);
  try {
    sessionStorage[JUST_SWITCHED] = language;
  } catch {
    // The browser blocks the storage, so the next page does not confirm the switch.
  }
}

/** Returns whether the visitor came here by switching to this language; true only once. */
export function takeLanguageSwitch(language: Language): boolean {
  return withSessionStorage((storage) => {
    const chosen = storage.getItem(JUST_SWITCHED);
    storage.removeItem(JUST_SWITCHED);
    return chosen === language;
  });
}

/** Runs an action on the session storage; returns false if the browser blocks it or its content is invalid. */
export function withSessionStorage<T>(action: (storage: Storage) => T): T | false {
  try {
    return action(sessionStorage);
  } catch {
    return false;
  }
}
