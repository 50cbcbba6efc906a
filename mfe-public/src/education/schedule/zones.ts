/** Zones in which the page shows every live session, by their common names. */
export const ZONES = {
  pacific: 'America/Los_Angeles',
  central: 'America/Chicago',
  eastern: 'America/New_York',
} as const;
export type ZoneName = keyof typeof ZONES;
export const ZONE_NAMES = Object.keys(ZONES) as ZoneName[];

/** Returns whether a browser's zone reveals a place: browsers that hide it report UTC. */
export function isPlace(zone: string | undefined): zone is string {
  return zone !== undefined && zone.includes('/') && !zone.startsWith('Etc/');
}
