import { LANGUAGE_FACTS, type Language } from '@vitral/sdk/contracts/languages';

/** Locale in which dates are written `YYYY-MM-DD`. */
const ISO_LOCALE = 'sv-SE';

export interface Span {
  /** Milliseconds since 1970. */
  start: number;
  end: number | null;
}

export function localeOf(language: Language): string {
  return LANGUAGE_FACTS[language].locale;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formatters: browsers need about a millisecond to create one, and a calendar uses the same few repeatedly. */
function formatOf(language: Language | 'iso', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const locale = language === 'iso' ? ISO_LOCALE : localeOf(language);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Formats a time span in a zone as "18:00 – 19:00", or the start alone without an end. */
export function timesIn(zone: string, { start, end }: Span, language: Language): string {
  const { hourCycle } = LANGUAGE_FACTS[language];
  const format = formatOf(language, { timeZone: zone, hour: 'numeric', minute: '2-digit', hourCycle });
  return end === null ? format.format(start) : `${format.format(start)} – ${format.format(end)}`;
}

/** Formats parts of a date in a zone for readers of a language, or as `YYYY-MM-DD` for `iso`. */
export function dateIn(
  zone: string,
  instant: number,
  language: Language | 'iso',
  parts: Intl.DateTimeFormatOptions,
): string {
  return formatOf(language, { ...parts, timeZone: zone }).format(instant);
}

/** Returns the weekday in `zone` ("mar") if it differs from the one in `homeZone`, else an empty text. */
export function otherWeekday(zone: string, homeZone: string, instant: number, language: Language): string {
  const weekday = (timeZone: string) => dateIn(timeZone, instant, language, { weekday: 'short' });
  return weekday(zone) === weekday(homeZone) ? '' : weekday(zone);
}

/** Returns the zone's abbreviation and offset at an instant: "PST" in winter, "PDT" in summer; "UTC−8". */
export function zoneNamesAt(zone: string, instant: number, language: Language) {
  // Spanish has no abbreviations of its own; its speakers in these zones use the English ones.
  const abbreviating = language === 'es' ? 'en' : language;
  return {
    abbreviation: zoneName(zone, instant, abbreviating, 'short'),
    offset: zoneName(zone, instant, 'en', 'shortOffset').replace('GMT', 'UTC').replace('-', '−'),
  };
}

function zoneName(
  zone: string,
  instant: number,
  language: Language,
  timeZoneName: 'short' | 'shortOffset',
): string {
  const parts = formatOf(language, { timeZone: zone, timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
