import { COUNTRIES } from '@vitral/contracts/countries';
import { type Bilingual, LANGUAGE_FACTS, LANGUAGES } from '@vitral/contracts/languages';
import { SPOKEN_LANGUAGES } from '@vitral/contracts/spoken-languages';

export type Words = Record<string, Bilingual>;

/** Returns words for values from pairs of Spanish and English. */
export const wordsOf = (pairs: Record<string, readonly [es: string, en: string]>): Words =>
  Object.fromEntries(Object.entries(pairs).map(([value, [es, en]]) => [value, { es, en }]));

/** Returns the names of codes as the runtime knows them. */
function namesOf(type: 'region' | 'language', codes: readonly string[]): Words {
  const [es, en] = ['es', 'en'].map((language) => new Intl.DisplayNames(language, { type }));
  return Object.fromEntries(
    codes.map((code) => [code, { es: es?.of(code) ?? code, en: en?.of(code) ?? code }]),
  );
}

/** Words for columns of several nouns. */
export const YES_NO = wordsOf({ true: ['Sí', 'Yes'], false: ['No', 'No'] });
export const COUNTRY_NAMES = namesOf('region', COUNTRIES);
export const SPOKEN_LANGUAGE_NAMES = namesOf('language', SPOKEN_LANGUAGES);
export const LANGUAGE_NAMES = wordsOf(
  Object.fromEntries(LANGUAGES.map((one) => [one, [LANGUAGE_FACTS[one].name, LANGUAGE_FACTS[one].name]])),
);
export const PLATFORM_NAMES = wordsOf({
  instagram: ['Instagram', 'Instagram'],
  linkedin: ['LinkedIn', 'LinkedIn'],
  twitter: ['Twitter', 'Twitter'],
  youtube: ['YouTube', 'YouTube'],
});
