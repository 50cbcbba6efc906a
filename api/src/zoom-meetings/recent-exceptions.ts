import type { EntityManager } from '@mikro-orm/postgresql';
import { MeetingException } from './meeting-exception.entity.ts';

/** Covers dates that may still be running in any zone, and lets calendars fetched a week ago receive a change. */
const DAYS_BACK = 8;
const DAY_MS = 86_400_000;

/**
 * Reads the recent and future exceptions of all meetings in one query, by their date or the date they moved to. The exceptions of a
 * meeting are ordered by date.
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
