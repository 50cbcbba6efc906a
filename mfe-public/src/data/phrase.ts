import { contentLanguage, type ContentLanguage, type Language } from '@vitral/contracts';

/** A stored text and the language it is written in, ready to be spread on an element. */
export interface Phrase {
  lang: ContentLanguage;
  children: string;
}

/** The text for readers of `language`, or the other one where that is all there is. */
export function phrase(spanish: string, english: string, language: Language): Phrase {
  const isEnglish = english !== '' && (contentLanguage(language) === 'en' || spanish === '');
  return isEnglish ? { lang: 'en', children: english } : { lang: 'es', children: spanish };
}

/** Blank lines part a text into paragraphs. */
export function paragraphsOf({ lang, children }: Phrase): Phrase[] {
  return children
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => ({ lang, children: paragraph.trim() }));
}
