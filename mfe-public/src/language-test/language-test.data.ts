import { inEveryLanguage, type Language } from '@vitral/sdk/contracts/languages';
import { createFormats } from '@vitral/sdk/i18n/formats';
import layoutEn from '../i18n/en.json';
import layoutEs from '../i18n/es.json';
import layoutFr from '../i18n/fr.json';
import { createTranslate, type TextKey, type Texts } from '../i18n/texts.ts';
import type { PageSource } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';

const TEXTS: Record<Language, Texts> = {
  es: { ...layoutEs, ...es },
  en: { ...layoutEn, ...en },
  fr: { ...layoutFr, ...fr },
};

export type InEveryLanguage = Record<Language, string>;

export interface LanguageTestData {
  /** Name of each language in that language. */
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
  'footer.address',
];
const COUNTS = [0, 1, 2, 12];

/** The server formats all values, with its own locale data. */
export const languageTestSource: PageSource<LanguageTestData> = {
  read() {
    const texts = inEveryLanguage((language) => createTranslate(language, TEXTS[language]));
    return {
      names: inEveryLanguage((language) => texts[language]('language-test.name')),
      labels: LABELS.map((key) => ({ key, texts: inEveryLanguage((language) => texts[language](key)) })),
      formats: (Object.keys(FORMATS) as FormatName[]).map((name) => ({
        name,
        texts: inEveryLanguage(FORMATS[name]),
      })),
      plurals: COUNTS.map((count) => ({
        count,
        texts: inEveryLanguage((language) => texts[language]('language-test.sessions', { count })),
      })),
    };
  },
  head: headOf('language-test'),
};

/** Example values, the same in every language. */
const MOMENT = new Date('2026-11-21T18:30:00Z');
const NUMBER = 1_234_567.89;
const SHARE = 0.153;
const PRICE = 1499.5;
const BYTES = 2_621_440;
/** A Monday, a Wednesday and a Friday. */
const DAYS = ['2026-11-23', '2026-11-25', '2026-11-27'];

const inUtc = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });

const money = (currency: string) => (language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(PRICE);

/** Formats an example value for readers of a language. */
const FORMATS = {
  date: (language: Language) => inUtc(language, { dateStyle: 'full' }).format(MOMENT),
  time: (language: Language) => inUtc(language, { timeStyle: 'short' }).format(MOMENT),
  relative: (language: Language) =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day'),
  number: (language: Language) => createFormats(language).number(NUMBER),
  percent: (language: Language) =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(SHARE),
  usd: money('USD'),
  mxn: money('MXN'),
  cad: money('CAD'),
  size: (language: Language) => createFormats(language).fileSize(BYTES),
  weekdays: (language: Language) => {
    const days = DAYS.map((day) => inUtc(language, { weekday: 'long' }).format(new Date(day)));
    return new Intl.ListFormat(language).format(days);
  },
};
type FormatName = keyof typeof FORMATS;
