import { p } from '@mikro-orm/core';
import { TRANSLATIONS, translationFields, type Translations } from '@vitral/contracts/languages';

const nullableText = () => p.text().nullable();

/** Returns a column for each translation of some texts: `titleEn`, `titleFr`. */
export function translations<Name extends string>(...names: Name[]) {
  const columns = names.flatMap(translationFields).map((field) => [field, nullableText()]);
  return Object.fromEntries(columns) as Record<keyof Translations<Name>, ReturnType<typeof nullableText>>;
}

/** Returns the names of these columns in SQL, which may be null: `coalesce(title_en, '')`. */
export const translationColumns = (name: string): string[] =>
  TRANSLATIONS.map((language) => `coalesce(${name}_${language}, '')`);

/** Returns the SQL condition of rows that have one of these texts, but not in every language. */
export const lacksTranslation = (...names: string[]): string =>
  names
    .flatMap((name) => translationColumns(name).map((column) => `(${name} <> '' and ${column} = '')`))
    .join(' or ');
