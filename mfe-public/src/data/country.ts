import { useSyncExternalStore } from 'react';
import { keepChoice, readChoice, subscribeToChoices } from './choice-cookie.ts';

export const COUNTRIES = ['usa', 'mex', 'can'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The zone in which a visitor's times are shown when the browser does not know its own. */
export const COUNTRY_ZONES: Record<Country, string> = {
  usa: 'America/New_York',
  mex: 'America/Mexico_City',
  can: 'America/Toronto',
};

/** The country that the visitor chose; only in the browser. */
export function readCountry(): Country | null {
  const chosen = readChoice('country');
  return COUNTRIES.find((country) => country === chosen) ?? null;
}

export function chooseCountry(country: Country): void {
  keepChoice('country', country);
}

/** The chosen country, followed while the page is open; null on the server and during hydration. */
export function useCountry(): Country | null {
  return useSyncExternalStore(subscribeToChoices, readCountry, () => null);
}
