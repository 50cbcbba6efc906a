import type { Translate } from '../../i18n/texts.ts';

/** Zones in which the page shows every live session, by their common names. */
export const ZONES = {
  pacific: 'America/Los_Angeles',
  central: 'America/Chicago',
  eastern: 'America/New_York',
} as const;
export type ZoneName = keyof typeof ZONES;
export const ZONE_NAMES = Object.keys(ZONES) as ZoneName[];

const MEXICO_CITY = 'America/Mexico_City';

/** Returns the display name of a zone: "Pacific", or its city in English. Of the cities only Mexico City is translated. */
export function placeName(zone: string, t: Translate): string {
  const known = ZONE_NAMES.find((name) => ZONES[name] === zone);
  if (known) return t(`education.zone.${known}`);
  return zone === MEXICO_CITY ? t('education.zone.mexico-city') : cityOf(zone);
}

/** Returns "Buenos Aires" for `America/Argentina/Buenos_Aires`. */
function cityOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}
