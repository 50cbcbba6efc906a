import type { EntityManager } from '@mikro-orm/postgresql';
import { MeetingException } from './meeting-exception.entity.ts';

/** Longer ago than any date that may still be on, anywhere; calendars that were read a week ago still hear of a change. */
const DAYS_BACK = 8;
const DAY_MS = 86_400_000;

/**
 * The exceptions of the last days on, in one query for all meetings: by the date itself or by where it was moved. Of each meeting
 * in the order of dates.
 */
export async function recentExceptions(
  em: EntityManager,
  meetings: string[],
  now: number,
): Promise<(meeting: string) => MeetingException[]> {
  if (meetings.length === 0) return () => [];
  const since = new Date(now - DAYS_BACK * DAY_MS).toISOString().slice(0, 10);
  const rows = await em.find(
    MeetingException,
    { meeting: meetings, $or: [{ date: { $gte: since } }, { movedTo: { date: { $gte: since } } }] },
    { orderBy: { date: 'asc' } },
  );
  return (meeting) => rows.filter((row) => row.meeting === meeting);
}
