/** The zones in which the page shows every session, under the names that people there use. */
export const ZONES = {
  pacific: 'America/Los_Angeles',
  central: 'America/Chicago',
  eastern: 'America/New_York',
} as const;
export type ZoneName = keyof typeof ZONES;
export const ZONE_NAMES = Object.keys(ZONES) as ZoneName[];

/** Whether a browser's zone says where the visitor is: those that keep it secret answer UTC. */
export function isPlace(zone: string | undefined): zone is string {
  return zone !== undefined && zone.includes('/') && !zone.startsWith('Etc/');
}
