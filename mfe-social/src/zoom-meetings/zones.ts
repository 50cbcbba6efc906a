/** Time zones of most sessions and viewers, listed first. */
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

function offsetOf(zone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}
