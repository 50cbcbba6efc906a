import type { Language } from '@vitral/contracts/languages';

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const MINUTE = 60_000;
const STEPS = [
  { unit: 'day', length: 24 * 60 * MINUTE },
  { unit: 'hour', length: 60 * MINUTE },
  { unit: 'minute', length: MINUTE },
] as const;

type Moment = string | number | Date;

/** Creates formatters of dates, numbers and sizes for a language. Instants are ISO texts, milliseconds or Dates. */
export function createFormats(language: Language) {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const decimal = (value: number, digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    );

  return {
    /** 21 nov 2026 */
    date: (value: Moment) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(toDate(value)),
    /** 21 nov 2026, 9:46 */
    dateTime: (value: Moment) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(toDate(value)),
    /** Relative time in whole days, else hours, else minutes: yesterday, 3 hours ago, this minute. */
    relativeTime: (value: Moment, now: Moment = Date.now()) => {
      const distance = toDate(value).getTime() - toDate(now).getTime();
      const step = STEPS.find(({ length }) => Math.abs(distance) >= length) ?? STEPS[2];
      return relative.format(Math.trunc(distance / step.length), step.unit);
    },
    number: (value: number) => new Intl.NumberFormat(language).format(value),
    /** A number with exactly this many decimals. */
    decimal,
    /** Formats a size as Bytes, KB, MB or GB, with two decimals from KB on. */
    fileSize: (bytes: number) => {
      const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
      return `${decimal(bytes / 1024 ** power, power === 0 ? 0 : 2)} ${UNITS[power]}`;
    },
  };
}

export type Formats = ReturnType<typeof createFormats>;

/** Parses a date without a time (YYYY-MM-DD) as midnight in local time; `new Date` would take it for UTC. */
function toDate(value: Moment): Date {
  return new Date(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
}
