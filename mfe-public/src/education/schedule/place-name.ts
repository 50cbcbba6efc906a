import type { Translate } from '../../i18n/texts.ts';
import { ZONE_NAMES, ZONES } from './zones.ts';

const MEXICO_CITY = 'America/Mexico_City';

/**
 * Returns the display name of a zone: "Pacific", or its city, whose English name is understood everywhere except for
 * one.
 */
export function placeName(zone: string, t: Translate): string {
  const named = ZONE_NAMES.find((name) => ZONES[name] === zone);
  if (named) return t(`education.zone.${named}`);
  return zone === MEXICO_CITY ? t('education.zone.mexico-city') : cityOf(zone);
}

/** `America/Argentina/Buenos_Aires` → "Buenos Aires" */
function cityOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}
