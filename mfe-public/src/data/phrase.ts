import { contentLanguage, type ContentLanguage, type Language } from '@vitral/contracts/languages';
import { textOf, type JsonObject } from './json.ts';

/** A stored text and its language, in a shape that can be spread on an element. */
export interface Phrase {
  lang: ContentLanguage;
  children: string;
}

/** Returns the text for readers of `language`, or the other text if only that exists. */
export function phrase(spanish: string, english: string, language: Language): Phrase {
  const isEnglish = english !== '' && (contentLanguage(language) === 'en' || spanish === '');
  return isEnglish ? { lang: 'en', children: english } : { lang: 'es', children: spanish };
}

/** Returns a row's field as a phrase; its English text is in the field `<name>En`. */
export function phraseOf(row: JsonObject, name: string, language: Language): Phrase {
  return phrase(textOf(row[name]), textOf(row[`${name}En`]), language);
}

/** Splits a text into paragraphs at blank lines. */
export function paragraphsOf({ lang, children }: Phrase): Phrase[] {
  return children
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => ({ lang, children: paragraph.trim() }));
}
