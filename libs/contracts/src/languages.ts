/** Interface languages; content is written in the first two (docs/product/languages.md). */
export const LANGUAGES = ['es', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CONTENT_LANGUAGES = ['es', 'en'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'es';

/** Narrows any value to an interface language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Returns the content language for a reader of `language`: readers of French see the English text. */
export function contentLanguage(language: Language): ContentLanguage {
  return language === 'es' ? 'es' : 'en';
}

/** A text in both content languages. */
export type Bilingual = Record<ContentLanguage, string>;
