import { cityOf } from '../../time-zone/zones.ts';
import type { Translate } from '../../i18n/texts.ts';

/** Zones in which the page shows every live session, by their common names. */
export const ZONES = {
  pacific: 'America/Los_Angeles',
  central: 'America/Chicago',
  eastern: 'America/New_York',
} as const;
export type ZoneName = keyof typeof ZONES;
export const ZONE_NAMES = Object.keys(ZONES) as ZoneName[];

/** Returns the display name of a zone: "Pacific", or its city. */
export function placeName(zone: string, t: Translate): string {
  const known = ZONE_NAMES.find((name) => ZONES[name] === zone);
  return known ? t(`education.zone.${known}`) : cityOf(zone, t);
}
