import type { Language } from '@vitral/contracts/languages';

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const MINUTE = 60_000;
const STEPS = [
  { unit: 'day', length: 24 * 60 * MINUTE },
  { unit: 'hour', length: 60 * MINUTE },
  { unit: 'minute', length: MINUTE },
] as const;

type Moment = string | number | Date;

/**
 * Creates formatters of dates, numbers and sizes for a language. Instants are ISO texts, milliseconds or Dates. Each formatter of
 * Intl is made once, when it is first used, since that takes longer than formatting a page of dates.
 */
export function createFormats(language: Language) {
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const numbers = once((digits: number) => new Intl.NumberFormat(language, fractionOf(digits)));
  const decimal = (value: number, digits: number) => numbers(digits).format(value);
  const whole = once(() => new Intl.NumberFormat(language));
  const day = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  const languages = once(() => new Intl.DisplayNames(language, { type: 'language' }));
  const countries = once(() => new Intl.DisplayNames(language, { type: 'region' }));
  const minute = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));

  return {
    /** 21 nov 2026 */
    date: (value: Moment) => day().format(toDate(value)),
    /** 21 nov 2026, 9:46 */
    dateTime: (value: Moment) => minute().format(toDate(value)),
    /** Relative time in whole days, else hours, else minutes: yesterday, 3 hours ago, this minute. */
    relativeTime: (value: Moment, now: Moment = Date.now()) => {
      const distance = toDate(value).getTime() - toDate(now).getTime();
      const step = STEPS.find(({ length }) => Math.abs(distance) >= length) ?? STEPS[2];
      return relative().format(Math.trunc(distance / step.length), step.unit);
    },
    /** Names a language by its ISO 639-1 code: Spanish. */
    languageName: (code: string) => languages().of(code) ?? code,
    /** Names a country by its ISO 3166-1 alpha-2 code: Mexico. */
    countryName: (code: string) => countries().of(code) ?? code,
    number: (value: number) => whole().format(value),
    /** A number with exactly this many decimals. */
    decimal,
    /** Formats a size as Bytes, KB, MB or GB, with two decimals from KB on. */
    fileSize: (bytes: number) => {
      const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1);
      return `${decimal(bytes / 1024 ** power, power === 0 ? 0 : 2)} ${UNITS[power]}`;
    },
  };
}

/** Returns a function that calls `make` only once, or once for each argument. */
function once<Key extends [key?: number], Made>(make: (...key: Key) => Made): (...key: Key) => Made {
  const made = new Map<number | undefined, Made>();
  return (...key) => {
    const known = made.get(key[0]) ?? make(...key);
    made.set(key[0], known);
    return known;
  };
}

const fractionOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

export type Formats = ReturnType<typeof createFormats>;

/** Parses a date without a time (YYYY-MM-DD) as midnight in local time; `new Date` would interpret it as UTC. */
function toDate(value: Moment): Date {
  return new Date(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
}
