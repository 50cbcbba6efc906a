import type { EntityManager } from '@mikro-orm/postgresql';
import { type Bilingual, type ConsoleLanguage, fieldIn, TRANSLATIONS } from '@vitral/contracts/languages';
import { SPOKEN_LANGUAGE_NAMES } from '../csv/csv-words.ts';
import { type ItemWords, plainWord } from './item-words.ts';

/** A column of an import, which a file names by its key or by one of its headings. */
export interface ImportColumn {
  heading: Bilingual;
  /** Value of the example in the template; none by default. */
  example?: Bilingual;
  isRequired?: true;
  /** Converts the text of a cell that is not blank. A text that it does not know is left for the checks of the DTO. */
  read?: (text: string) => unknown;
  /** Reads the texts that name the items of the column; its value is the id of one item. */
  items?: (em: EntityManager) => Promise<ItemWords>;
  /** Files may have the column, but the template contains a better one instead. */
  isFormer?: true;
}

export type ImportColumns = Readonly<Record<string, ImportColumn>>;

const SWITCHES = new Map<string, boolean>([
  ...['si', 'yes', 'true', 'verdadero', '1', 'x'].map((word) => [word, true] as const),
  ...['no', 'false', 'falso', '0'].map((word) => [word, false] as const),
]);

export const readSwitch = (text: string): unknown => SWITCHES.get(plainWord(text)) ?? text;

export const readNumber = (text: string): unknown => (Number.isFinite(Number(text)) ? Number(text) : text);

/** Returns a function that returns the key of a word in any language, and accepts the key itself. */
export function readWord(words: Record<string, Partial<Bilingual>>): (text: string) => string {
  const keys = new Map<string, string>();
  for (const [key, names] of Object.entries(words))
    for (const name of [key, ...Object.values(names)]) keys.set(plainWord(name), key);
  return (text) => keys.get(plainWord(text)) ?? text;
}

/** Returns a function that reads words between commas or semicolons. */
export const readList =
  (read: (text: string) => string) =>
  (text: string): string[] =>
    text
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map(read);

/** The column of the switch that shows an item to visitors. */
export const IS_SHOWN: ImportColumn = {
  heading: { es: 'Activo', en: 'Active' },
  example: { es: 'sí', en: 'yes' },
  read: readSwitch,
};

/** Returns the columns with the translations of a text: `titleEn`, `titleFr`. */
export function translationColumns(name: string, heading: Bilingual): ImportColumns {
  const columns = TRANSLATIONS.map((translation) => {
    const named = (language: ConsoleLanguage) =>
      `${heading[language]} (${SPOKEN_LANGUAGE_NAMES[translation]?.[language] ?? translation})`;
    return [fieldIn(name, translation), { heading: { es: named('es'), en: named('en') } }] as const;
  });
  return Object.fromEntries(columns);
}
