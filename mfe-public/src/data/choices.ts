import type { Language } from '@vitral/contracts/languages';
import { useSyncExternalStore } from 'react';

const YEAR_IN_SECONDS = 31_536_000;
const CHANGED = 'vitral:choice';

/** Reads a cookie of the visitor; not for server markup, which all visitors share. */
export function readChoice(name: string): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/** Saves a choice of the visitor for a year, in the browser only, and notifies subscribers. */
export function saveChoice(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  window.dispatchEvent(new Event(CHANGED));
}

/** Subscribes to choices made here, and to the page becoming visible: a choice may have been made in another tab. */
export function subscribeToChoices(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

export const COUNTRIES = ['usa', 'mex', 'can'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Time zones for visitors whose browser does not reveal its own. */
export const COUNTRY_ZONES: Record<Country, string> = {
  usa: 'America/New_York',
  mex: 'America/Mexico_City',
  can: 'America/Toronto',
};

/** Returns the visitor's chosen country; in the browser only. */
export function readCountry(): Country | null {
  const chosen = readChoice('country');
  return COUNTRIES.find((country) => country === chosen) ?? null;
}

/** Returns the chosen country and follows changes; null on the server and during hydration. */
export function useCountry(): Country | null {
  return useSyncExternalStore(subscribeToChoices, readCountry, () => null);
}

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

/** Runs an action on the session storage; returns false if the browser blocks it or its content is invalid. */
export function withSessionStorage<T>(action: (storage: Storage) => T): T | false {
  try {
    return action(sessionStorage);
  } catch {
    return false;
  }
}
