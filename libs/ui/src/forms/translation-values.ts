import { translationsIn, type Translations } from '@vitral/contracts/languages';

type TranslationValues<Name extends string> = Record<keyof Translations<Name>, string>;

/** Returns the translations of some texts as form values: blank for a missing one. */
export function toTranslationValues<Name extends string>(
  row: object,
  ...names: Name[]
): TranslationValues<Name> {
  const texts = Object.entries<string | null>(translationsIn(row, ...names) as Record<string, string | null>);
  return Object.fromEntries(texts.map(([field, text]) => [field, text ?? ''])) as TranslationValues<Name>;
}

/** Returns form values as translations: null for a blank one. */
export function toTranslations<Name extends string>(values: object, ...names: Name[]): Translations<Name> {
  const texts = Object.entries<string>(toTranslationValues(values, ...names));
  return Object.fromEntries(texts.map(([field, text]) => [field, text.trim() || null])) as Translations<Name>;
}
