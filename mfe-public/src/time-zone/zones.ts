import type { Translate } from '../i18n/texts.ts';
import { COUNTRIES, type Country } from '../data/choices.ts';

/** IANA zones of the three countries, west to east; the capital's zone is the default of the country. */
export const COUNTRY_ZONES: Record<Country, { main: string; zones: readonly string[] }> = {
  usa: {
    main: 'America/New_York',
    zones: [
      'Pacific/Honolulu',
      'America/Anchorage',
      'America/Los_Angeles',
      'America/Phoenix',
      'America/Denver',
      'America/Chicago',
      'America/New_York',
      'America/Puerto_Rico',
    ],
  },
  mex: {
    main: 'America/Mexico_City',
    zones: [
      'America/Tijuana',
      'America/Hermosillo',
      'America/Mazatlan',
      'America/Chihuahua',
      'America/Mexico_City',
      'America/Monterrey',
      'America/Merida',
      'America/Cancun',
    ],
  },
  can: {
    main: 'America/Toronto',
    zones: [
      'America/Vancouver',
      'America/Edmonton',
      'America/Regina',
      'America/Winnipeg',
      'America/Toronto',
      'America/Halifax',
      'America/St_Johns',
    ],
  },
};

/** Returns the zones from which visitors choose: those of the three countries first, then all others that the browser knows. */
export function zoneChoices(): string[] {
  const first = Object.values(COUNTRY_ZONES).flatMap(({ zones }) => zones);
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone')])];
}

const MEXICO_CITY = 'America/Mexico_City';

/** Returns "Buenos Aires" for `America/Argentina/Buenos_Aires`. Only Mexico City is translated. */
export function cityOf(zone: string, t: Translate): string {
  if (zone === MEXICO_CITY) return t('education.zone.mexico-city');
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** Returns the country whose zones include this one. */
export const countryOf = (zone: string): Country | null =>
  COUNTRIES.find((country) => COUNTRY_ZONES[country].zones.includes(zone)) ?? null;
