import type { EntityManager } from '@mikro-orm/postgresql';
import type { ZoomCallReport } from '@vitral/contracts/zoom-calls';

/**
 * Returns the largest number of people in a call on each date of a live session. Smaller calls do not count, since
 * hosts open calls alone to test them.
 */
export async function reportsOf(em: EntityManager, meetingId: string): Promise<Map<string, number>> {
  const rows = await em.execute<ZoomCallReport[]>(
    `select to_char(date, 'YYYY-MM-DD') as date, max(participants) as participants
     from zoom_call_report where meeting_id = ? group by date`,
    [meetingId],
  );
  return new Map(rows.map(({ date, participants }) => [date, participants]));
}

/** Returns the report of the latest date of each live session, by its id. */
export async function latestReports(em: EntityManager): Promise<Record<string, ZoomCallReport>> {
  const rows = await em.execute<(ZoomCallReport & { meetingId: string })[]>(
    `select distinct on (meeting_id) meeting_id as "meetingId", to_char(date, 'YYYY-MM-DD') as date,
       max(participants) as participants
     from zoom_call_report where meeting_id is not null
     group by meeting_id, zoom_call_report.date order by meeting_id, zoom_call_report.date desc`,
  );
  return Object.fromEntries(rows.map(({ meetingId, ...report }) => [meetingId, report]));
}
