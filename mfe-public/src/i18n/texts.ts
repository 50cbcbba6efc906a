import type { Language } from '@vitral/sdk/contracts/languages';
import type { Boot } from '@vitral/sdk/contracts/modules';
import type * as storedTexts from './es.ts';

/** Texts of the layout (header, footer, menus and dialogs), and those of each page. */
type StoredTexts = typeof storedTexts;
type StoredKey = { [Part in keyof StoredTexts]: keyof StoredTexts[Part] }[keyof StoredTexts];
/** Key of a text, without the plural suffix of texts that depend on `count`. */
export type TextKey = StoredKey extends infer Key
  ? Key extends `${infer Name}_${Intl.LDMLPluralRule}`
    ? Name
    : Key
  : never;
export type Params = Record<string, string | number>;
export type Translate = (key: TextKey, params?: Params) => string;

export type Texts = Record<string, string>;
export type PageBoot = Pick<Boot, 'language' | 'siteName'>;

/** The texts of a language form one chunk. */
export const TEXTS: Record<Language, () => Promise<Record<keyof StoredTexts, Texts>>> = {
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.ts'),
};

/** Loads the texts of the layout and of all pages. Text keys begin with the name of their page. */
export async function loadTranslate({ language, siteName }: PageBoot): Promise<Translate> {
  const texts = Object.assign({}, ...Object.values(await TEXTS[language]())) as Texts;
  return createTranslate(language, texts, siteName);
}

/**
 * Returns the translate function of a language. It replaces `{{name}}` by the parameter `name`, chooses a plural form
 * (`key_one`, `key_other`) by the parameter `count`, and shows and logs missing keys.
 */
export function createTranslate(language: Language, texts: Texts, siteName = ''): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const { count } = params;
    const form = typeof count === 'number' ? plurals.select(count) : null;
    const text = form ? (texts[`${key}_${form}`] ?? texts[`${key}_other`]) : texts[key];
    if (text === undefined) {
      console.warn(`Missing text: ${key} (${language})`);
      return key;
    }
    const values: Params = { siteName, ...params };
    return text.replace(/{{(\w+)}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
