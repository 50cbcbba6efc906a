import { contentLanguage, type ContentLanguage, type Language } from '@vitral/contracts/languages';
import { textOf, type JsonObject } from './json.ts';

/** A stored text, with its language if that is not the page's, in a shape that can be spread on an element. */
export interface Phrase {
  lang?: ContentLanguage;
  children: string;
}

/** Returns the text for readers of `language`, or the other text if only that exists. */
export function phrase(spanish: string, english: string, language: Language): Phrase {
  const isEnglish = english !== '' && (contentLanguage(language) === 'en' || spanish === '');
  const lang = isEnglish ? 'en' : 'es';
  const children = isEnglish ? english : spanish;
  return lang === language ? { children } : { lang, children };
}

/** Returns a row's field as a phrase; its English text is in the field `<name>En`. */
export function phraseOf(row: JsonObject, name: string, language: Language): Phrase {
  return phrase(textOf(row[name]), textOf(row[`${name}En`]), language);
}

/** Splits a text into paragraphs at blank lines. */
export function paragraphsOf({ children, ...language }: Phrase): Phrase[] {
  return children
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => ({ ...language, children: paragraph.trim() }));
}
