import type { Language } from '@vitral/contracts/languages';
import { createInstance } from 'i18next';
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
export type Translate = (key: TextKey, params?: Record<string, string | number>) => string;

export type Texts = Record<string, string>;

/** The texts of a language form one chunk. */
export const TEXTS: Record<Language, () => Promise<Record<keyof StoredTexts, Texts>>> = {
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.ts'),
};

/** Returns the translate function of one language with the site's current name. It shows and logs missing keys. */
export function createTexts(language: Language, texts: Texts, siteName = ''): Translate {
  const engine = createInstance();
  void engine.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, defaultVariables: { siteName } },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => console.warn(`Missing text: ${key} (${language})`),
  });
  return (key, params = {}) => engine.t(key, params);
}
