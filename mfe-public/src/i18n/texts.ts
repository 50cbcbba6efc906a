import type { Language } from '@vitral/contracts';
import { createInstance } from 'i18next';
import type es from './es.json';

export type TextKey = keyof typeof es;
export type Translate = (key: TextKey, params?: Record<string, string | number>) => string;

const LOADERS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import('./es.json'),
  en: () => import('./en.json'),
  fr: () => import('./fr.json'),
};

/** The texts of one language; a document is written in one, and switching opens another document. */
export async function loadTexts(language: Language): Promise<Translate> {
  const texts = await LOADERS[language]();
  return createTexts(language, texts.default);
}

/** A missing key shows itself and is reported in the browser's console. */
export function createTexts(language: Language, texts: Record<string, string>): Translate {
  const engine = createInstance();
  void engine.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => console.warn(`Missing text: ${key} (${language})`),
  });
  return (key, params = {}) => engine.t(key, params);
}
