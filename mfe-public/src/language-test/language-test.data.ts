import { LANGUAGES, type Language } from '@vitral/contracts';
import layoutEn from '../i18n/en.json';
import layoutEs from '../i18n/es.json';
import layoutFr from '../i18n/fr.json';
import { createTexts, type TextKey } from '../i18n/texts.ts';
import type { PageSource } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';
import { FORMATS, type FormatName } from './formats.ts';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';

export type InEveryLanguage = Record<Language, string>;

export interface LanguageTestData {
  /** Each language by its own name. */
  names: InEveryLanguage;
  labels: { key: TextKey; texts: InEveryLanguage }[];
  formats: { name: FormatName; texts: InEveryLanguage }[];
  plurals: { count: number; texts: InEveryLanguage }[];
}

const LABELS: TextKey[] = [
  'site.skip',
  'site.loading',
  'navigation.about',
  'navigation.mission',
  'navigation.team-members',
  'navigation.testimonials',
  'navigation.events',
  'navigation.education',
  'navigation.contact',
  'language.updated',
  'footer.hours',
  'footer.defaultHours',
  'footer.tagline',
];
const COUNTS = [0, 1, 2, 12];

/** All is written out here, so that browser and server show the same whatever their versions of the formats. */
export const languageTestSource: PageSource<LanguageTestData> = {
  read() {
    const texts = {
      es: createTexts('es', { ...layoutEs, ...es }),
      en: createTexts('en', { ...layoutEn, ...en }),
      fr: createTexts('fr', { ...layoutFr, ...fr }),
    };
    return {
      names: inEvery((language) => texts[language]('language-test.name')),
      labels: LABELS.map((key) => ({ key, texts: inEvery((language) => texts[language](key)) })),
      formats: (Object.keys(FORMATS) as FormatName[]).map((name) => ({
        name,
        texts: inEvery(FORMATS[name]),
      })),
      plurals: COUNTS.map((count) => ({
        count,
        texts: inEvery((language) => texts[language]('language-test.sessions', { count })),
      })),
    };
  },
  head: headOf('language-test'),
};

function inEvery(write: (language: Language) => string): InEveryLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [language, write(language)])) as InEveryLanguage;
}
