import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { isObject } from '../data/json.ts';

/** Share of the stored texts that must be in the language of the page. */
const LEAST_SHARE = 0.8;
/** Below this number of characters, stored texts are ignored: nearly all texts of such a page are in its language anyway. */
const SHORT = 200;

/** Returns the languages in which search engines may index a page, from its data in each language (docs/product/languages.md). */
export function indexedLanguages(dataIn: (language: Language) => unknown): Language[] {
  return LANGUAGES.filter((language) => {
    if (language === DEFAULT_LANGUAGE) return true;
    const texts = textsIn(dataIn(language));
    const total = lengthOf(texts);
    const others = lengthOf(texts.filter(({ lang }) => lang !== null && lang !== language));
    return total < SHORT || 1 - others / total >= LEAST_SHARE;
  });
}

interface StoredText {
  text: string;
  /** Null for a text in the page's language, or without a language. */
  lang: string | null;
}

const lengthOf = (texts: StoredText[]) => texts.reduce((sum, { text }) => sum + text.length, 0);

/** Returns the phrases and testimonials in a page's data, at any depth. */
function textsIn(data: unknown): StoredText[] {
  if (Array.isArray(data)) return data.flatMap(textsIn);
  if (!isObject(data)) return [];
  const { children, text, lang } = data;
  const own = typeof children === 'string' ? children : 'lang' in data ? text : undefined;
  if (typeof own === 'string') return [{ text: own, lang: typeof lang === 'string' ? lang : null }];
  return Object.values(data).flatMap(textsIn);
}
