/** Languages of the public site, its content and the accounts (docs/product/languages.md). */
export const LANGUAGES = ['es', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = 'es' as const;

export interface LanguageFacts {
  /** Name of the language in itself. */
  name: string;
  /** Locale of dates and of social networks: `es-MX`. */
  locale: string;
  /** Clock in which times are shown: of 12 hours with AM and PM, or of 24. */
  hourCycle: 'h12' | 'h23';
}

/** Properties of each language, other than texts of the site. */
export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  es: { name: 'Español', locale: 'es-MX', hourCycle: 'h23' },
  en: { name: 'English', locale: 'en-US', hourCycle: 'h12' },
  fr: { name: 'Français', locale: 'fr-CA', hourCycle: 'h23' },
};

/** Languages of the console. */
export const CONSOLE_LANGUAGES = ['es', 'en'] as const;
export type ConsoleLanguage = (typeof CONSOLE_LANGUAGES)[number];

/** A text in both languages of the console. */
export type Bilingual = Record<ConsoleLanguage, string>;

/** Languages whose texts are in fields with a suffix: `titleEn`, `titleFr`. Fields without one are in the default language. */
export type Translation = Exclude<Language, typeof DEFAULT_LANGUAGE>;
// Marked as pure, so that a script that only needs LANGUAGES leaves it out.
export const TRANSLATIONS = /* @__PURE__ */ LANGUAGES.filter(
  (one): one is Translation => one !== DEFAULT_LANGUAGE,
);

type Suffix = Capitalize<Translation>;

/** The optional fields with the translations of each field of `Fields`. */
export type Translated<Fields> = {
  [Field in keyof Fields & string as `${Field}${Suffix}`]?: Fields[Field];
};

/** The translations of texts; a missing one is null or absent. */
export type Translations<Name extends string> = Partial<Record<`${Name}${Suffix}`, string | null>>;

/** The field of a text or of one of its translations. */
type FieldIn<Name extends string> = Name | `${Name}${Suffix}`;

/** Narrows any value to a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Returns the name of the field that holds a text in a language: `title`, `titleEn`, `titleFr`. */
export function fieldIn<Name extends string>(name: Name, language: Language): FieldIn<Name> {
  const suffix = language === DEFAULT_LANGUAGE ? '' : `${language[0]?.toUpperCase()}${language.slice(1)}`;
  return `${name}${suffix}` as FieldIn<Name>;
}

/** Returns the field and the language of a name created by `fieldIn`: `title` and `fr` for `titleFr`. */
export function languageOfField(field: string): { name: string; language: Language } {
  const language = TRANSLATIONS.find((one) => field.length > one.length && field.endsWith(fieldIn('', one)));
  return {
    name: language ? field.slice(0, -language.length) : field,
    language: language ?? DEFAULT_LANGUAGE,
  };
}

/** Returns a value for each language. */
export function inEveryLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  const values = LANGUAGES.map((language) => [language, valueIn(language)] as const);
  return Object.fromEntries(values) as Record<Language, Value>;
}

/** Returns the names of the fields that hold the translations of a field: `titleEn`, `titleFr`. */
export const translationFields = (name: string): string[] =>
  TRANSLATIONS.map((language) => fieldIn(name, language));

/** Returns the translations of some texts of a row; null for a missing one. */
export function translationsIn<Name extends string>(row: object, ...names: Name[]): Translations<Name> {
  const fields = names.flatMap(translationFields);
  return Object.fromEntries(
    fields.map((field) => [field, valueOf(row, field) ?? null]),
  ) as Translations<Name>;
}

/** Returns a row's text for a reader of `language`, from the first language that has one; an empty text without any. */
export function textIn(row: object, name: string, language: Language): string {
  const texts = readingOrder(language).map((one) => valueOf(row, fieldIn(name, one)));
  return texts.find((text) => typeof text === 'string' && text !== '') ?? '';
}

const valueOf = (row: object, field: string) => (row as Record<string, string | null | undefined>)[field];

/** Returns the languages in the order in which texts are chosen for a reader of `language`: their own, English, Spanish, others. */
export function readingOrder(language: Language): Language[] {
  return [...new Set<Language>([language, 'en', DEFAULT_LANGUAGE, ...LANGUAGES])];
}

/** Returns the language of the console for a person who reads `language`: English for French. */
export function consoleLanguage(language: Language): ConsoleLanguage {
  return isConsoleLanguage(language) ? language : 'en';
}

export function isConsoleLanguage(language: Language): language is ConsoleLanguage {
  return CONSOLE_LANGUAGES.some((one) => one === language);
}
