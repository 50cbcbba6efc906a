import type { Language } from '@vitral/contracts';
import { createInstance } from 'i18next';
import type backupDownload from '../backup-download/texts/es.json';
import type contact from '../contact/texts/es.json';
import type education from '../education/texts/es.json';
import type landing from '../landing/texts/es.json';
import type languageTest from '../language-test/texts/es.json';
import type notFound from '../not-found/texts/es.json';
import type privacy from '../privacy/texts/es.json';
import type terms from '../terms/texts/es.json';
import type vitalHealth from '../vital-health/texts/es.json';
import type layout from './es.json';

type StoredKey =
  | keyof typeof layout
  | keyof typeof landing
  | keyof typeof education
  | keyof typeof contact
  | keyof typeof privacy
  | keyof typeof terms
  | keyof typeof vitalHealth
  | keyof typeof languageTest
  | keyof typeof backupDownload
  | keyof typeof notFound;
/** Texts that depend on `count` are asked for without the ending of their plural form. */
export type TextKey = StoredKey extends infer Key
  ? Key extends `${infer Name}_${Intl.LDMLPluralRule}`
    ? Name
    : Key
  : never;
export type Translate = (key: TextKey, params?: Record<string, string | number>) => string;

/** Key → text of one language. */
export type Texts = Record<string, string>;

export type TextLoaders = Record<Language, () => Promise<{ default: Texts }>>;

/** Texts of header, footer, menus and dialogs, on every page. */
export const LAYOUT_TEXTS: TextLoaders = {
  es: () => import(/* webpackChunkName: "texts-es" */ './es.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './en.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ './fr.json'),
};

/**
 * Returns the translate function of one language, with the current name of the site. A missing key is shown as such
 * and logged to the console.
 */
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
