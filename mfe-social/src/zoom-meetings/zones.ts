import { normalizeText } from '@vitral/sdk/contracts/normalize-text';
import { LANGUAGES } from '@vitral/sdk/contracts/languages';

/** Time zones of most live sessions and their visitors, listed first. */
const COMMON_ZONES = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/New_York',
  'America/Mexico_City',
  'America/Tijuana',
  'America/Vancouver',
  'America/Toronto',
  'Europe/Madrid',
];

export interface ZoneChoice {
  zone: string;
  /** Includes the current offset: 'America/Mexico City (GMT-6)'. */
  label: string;
  isCommon: boolean;
}

export const zoneName = (zone: string) => zone.replaceAll('_', ' ');

/** Returns the time zone of the browser. */
export const browserZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

let choices: ZoneChoice[] | undefined;

/** Returns every zone that the browser supports, the common ones first. */
export function zoneChoices(): ZoneChoice[] {
  choices ??= [
    ...COMMON_ZONES.map((zone) => choiceOf(zone, true)),
    ...Intl.supportedValuesOf('timeZone')
      .filter((zone) => !COMMON_ZONES.includes(zone))
      .map((zone) => choiceOf(zone)),
  ];
  return choices;
}

/** Returns the choice for a zone, even if the browser does not support it. */
export function choiceOf(zone: string, isCommon = COMMON_ZONES.includes(zone)): ZoneChoice {
  const offset = offsetOf(zone);
  return { zone, label: offset ? `${zoneName(zone)} (${offset})` : zoneName(zone), isCommon };
}

export function isKnownZone(zone: string): boolean {
  return offsetOf(zone) !== undefined;
}

const offsetOf = (zone: string) => nameIn('en', zone, 'shortOffset');

/** Returns "GMT-6" or, in the style `longGeneric`, "hora del Pacífico"; undefined if the browser does not support the zone. */
function nameIn(language: string, zone: string, style: 'shortOffset' | 'longGeneric'): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}

/** Search terms that Intl does not provide: translated city names, countries and common names of the time. */
const ZONE_ALIASES: Record<string, string> = {
  'America/Los_Angeles': 'California, PST, PDT',
  'America/Tijuana': 'Baja California',
  'America/Vancouver': 'Columbia Británica, British Columbia',
  'America/Denver': 'MST, MDT',
  'America/Phoenix': 'Arizona',
  'America/Chicago': 'Texas, Hora del Centro, CST, CDT',
  'America/Mexico_City': 'Ciudad de México, CDMX, Hora del Centro',
  'America/Monterrey': 'Nuevo León, Hora del Centro',
  'America/Cancun': 'Quintana Roo, Hora del Este',
  'America/New_York': 'Nueva York, Hora del Este, EST, EDT, Miami, Atlanta',
  'America/Toronto': 'Ontario, Montreal, Hora del Este',
  'America/Havana': 'La Habana',
  'America/Sao_Paulo': 'Brasil, Brazil',
  'Europe/Madrid': 'España, Spain, CET',
  'Europe/London': 'Londres',
  'Europe/Paris': 'Francia, France',
};

const LOCALES = [...LANGUAGES, 'es-MX'];

const searchTexts = new Map<string, string>();

/** Returns the normalized search terms of a zone; cached, since formatting names with Intl is slow. */
function searchText(zone: string): string {
  const cached = searchTexts.get(zone);
  if (cached !== undefined) return cached;
  const names = [
    zone,
    zone.replaceAll('_', ' '),
    ZONE_ALIASES[zone] ?? '',
    ...LOCALES.map((locale) => nameIn(locale, zone, 'longGeneric')),
  ];
  const text = normalizeText(names.join('\n'));
  searchTexts.set(zone, text);
  return text;
}

/** Returns whether every typed word occurs in the search terms of the zone or in `label`. */
export function matchesZone(zone: string, label: string, typed: string): boolean {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  const text = `${searchText(zone)}\n${normalizeText(label)}`;
  return words.every((word) => text.includes(word));
}
