import type { Language } from '@vitral/contracts';
import { createFormats } from '@vitral/i18n/formats';

/** Examples, not data: every language shows the same. */
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

/** The same value as readers of each language write it. */
export const FORMATS = {
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
export type FormatName = keyof typeof FORMATS;
