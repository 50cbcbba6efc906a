import { useSyncExternalStore } from 'react';
import { saveChoice, readChoice, subscribeToChoices } from './choice-cookie.ts';

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

export function chooseCountry(country: Country): void {
  saveChoice('country', country);
}

/** Returns the chosen country and follows changes; null on the server and during hydration. */
export function useCountry(): Country | null {
  return useSyncExternalStore(subscribeToChoices, readCountry, () => null);
}
