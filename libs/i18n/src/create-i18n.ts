import { consoleLanguage, isLanguage, LANGUAGES, type Language } from '@vitral/contracts/languages';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { TextLoaders, type TextLoader } from './text-loaders.ts';

const SHARED: Record<string, Record<Language, TextLoader>> = {
  common: {
    es: () => import('./texts/es/common.json'),
    en: () => import('./texts/en/common.json'),
    fr: () => import('./texts/fr/common.json'),
  },
  errors: {
    es: () => import('./texts/es/errors.json'),
    en: () => import('./texts/en/errors.json'),
    fr: () => import('./texts/fr/errors.json'),
  },
};

/**
 * Creates the i18next instance bound to react-i18next. Keys are flat (`testimonials.title`); texts load with their
 * namespace, and `useTranslation` suspends until they are available. For languages that the console does not have, it
 * shows a language of the console instead. A missing key is shown as such and logged to the console.
 */
export function createI18n(language: Language): i18n {
  const instance = createInstance();
  void instance
    .use(TextLoaders)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: (code) =>
        isLanguage(code) && consoleLanguage(code) !== code ? [consoleLanguage(code)] : [],
      ns: ['common', 'errors'],
      defaultNS: 'common',
      fallbackNS: 'common',
      keySeparator: false,
      interpolation: { escapeValue: false },
      backend: { loaders: { ...SHARED } },
      saveMissing: true,
      missingKeyHandler: (languages, namespace, key) =>
        console.warn(`Missing text: ${namespace}:${key} (${languages.join(', ')})`),
    });
  return instance;
}
