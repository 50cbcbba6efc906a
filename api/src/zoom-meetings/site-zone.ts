import type { EntityManager } from '@mikro-orm/postgresql';
import { isZone, readSlots } from '@vitral/schedule';
import { ZoomMeeting } from './zoom-meetings.entity.ts';

/**
 * Returns the zone in which the site counts days: that of its first live session, or UTC without one. A separate setting would
 * have to be found and set before the figures are right.
 */
export async function siteZone(em: EntityManager): Promise<string> {
  const [first] = await em.find(
    ZoomMeeting,
    { isActive: true },
    { orderBy: { createdAt: 'asc', id: 'asc' }, limit: 1, fields: ['timeSlots'] },
  );
  const zone = readSlots(first?.timeSlots)[0]?.timezone ?? '';
  return zone && isZone(zone) ? zone : 'UTC';
}
