import { COUNTRIES, type Country } from '@vitral/sdk/contracts/countries';
import type { Language } from '@vitral/sdk/contracts/languages';

/** Returns the codes of all countries in the order of their names in a language. */
export function countriesIn(language: Language): Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const nameOf = (code: Country) => names.of(code) ?? code;
  return COUNTRIES.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}
