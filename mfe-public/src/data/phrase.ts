import { fieldIn, type Language, readingOrder } from '@vitral/sdk/contracts/languages';
import { textOf, type JsonObject } from './json.ts';

/** A stored text, with its language if that differs from the page's, in a shape that can be spread on an element. */
export interface Phrase {
  lang?: Language;
  children: string;
}

/** Returns the text that a reader of `language` is shown, from the first language that has one. */
export function phrase(textIn: (language: Language) => string, language: Language): Phrase {
  const lang = readingOrder(language).find(textIn) ?? language;
  return lang === language ? { children: textIn(lang) } : { lang, children: textIn(lang) };
}

/** Returns a row's field as a phrase; its translations are in the fields `<name>En` and `<name>Fr`. */
export function phraseOf(row: JsonObject, name: string, language: Language): Phrase {
  return phrase((one) => textOf(row[fieldIn(name, one)]), language);
}

/** Splits a text into paragraphs at blank lines. */
export function paragraphsOf({ children, ...language }: Phrase): Phrase[] {
  return children
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => ({ ...language, children: paragraph.trim() }));
}
