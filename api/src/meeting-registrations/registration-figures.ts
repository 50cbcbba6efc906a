import type { EntityManager } from '@mikro-orm/postgresql';
import {
  REGISTRATION_STATES,
  type RegistrationDate,
  type RegistrationFigures,
  type RegistrationState,
} from '@vitral/contracts/meeting-registrations';
import { findOccurrence, firstValidSlot, occurrencesFrom } from '@vitral/schedule';
import { reportsOf } from '../zoom-calls/index.ts';
import { type MeetingDates, readDates, type ZoomMeeting } from '../zoom-meetings/index.ts';

const COMING_DATES = 8;
const PAST_DATES = 52;

/** Counts the registrations for a live session: by state, and for its past and coming dates. */
export async function readFigures(em: EntityManager, meeting: ZoomMeeting): Promise<RegistrationFigures> {
  const now = Date.now();
  const schedule = await readDates(em, meeting);
  const reports = await reportsOf(em, meeting.id);
  const dates = await datesOf(em, meeting.id, { schedule, now, reported: [...reports.keys()] });
  const counts = await countByDate(em, meeting.id, firstValidSlot(schedule.slots)?.timezone ?? 'UTC', dates);
  return {
    states: await countByState(em, meeting.id),
    dates: counts.map((row) => ({
      ...row,
      participants: reports.get(row.date) ?? null,
      ...timesOn(row.date, schedule, now),
    })),
  };
}

/** Returns the coming dates, and the past ones for which people registered or a call was reported. */
async function datesOf(
  em: EntityManager,
  meetingId: string,
  { schedule, now, reported }: { schedule: MeetingDates; now: number; reported: string[] },
) {
  const coming = occurrencesFrom(schedule, now, COMING_DATES).map(({ date }) => date);
  const rows = await em.execute<{ date: string }[]>(
    `select to_char(date, 'YYYY-MM-DD') as date from (
       select date from meeting_registration where meeting_id = ? and date is not null
       union select a.date from meeting_attendance a join meeting_registration r on r.id = a.registration_id where r.meeting_id = ?
     ) as registered order by date desc limit ?`,
    [meetingId, meetingId, PAST_DATES + COMING_DATES],
  );
  const past = [...reported, ...rows.map(({ date }) => date)].toSorted().slice(-PAST_DATES - COMING_DATES);
  return [...new Set([...coming, ...past])].toSorted();
}

/** Counts people on dates in the zone. Those who registered for the series count from their confirmation to their cancellation. */
function countByDate(em: EntityManager, meetingId: string, zone: string, dates: string[]) {
  return em.execute<Pick<RegistrationDate, 'date' | 'registered' | 'waiting' | 'attended'>[]>(
    `select to_char(day, 'YYYY-MM-DD') as date,
       count(*) filter (where r.state = 'registered'
         or r.date is null and (r.cancelled_at at time zone ?)::date > day)::int as registered,
       count(*) filter (where r.state = 'waiting')::int as waiting,
       count(a.id)::int as attended
     from (select value::date as day from jsonb_array_elements_text(?)) as days
     left join meeting_registration r on r.meeting_id = ?
       and (r.date = day or r.date is null and (r.confirmed_at at time zone ?)::date <= day)
     left join meeting_attendance a on a.registration_id = r.id and a.date = day
     group by day order by day`,
    [zone, JSON.stringify(dates), meetingId, zone],
  );
}

async function countByState(em: EntityManager, meetingId: string): Promise<RegistrationFigures['states']> {
  const rows = await em.execute<{ state: RegistrationState; count: number }[]>(
    'select state, count(*)::int as count from meeting_registration where meeting_id = ? group by state',
    [meetingId],
  );
  const counts = REGISTRATION_STATES.map((state) => [
    state,
    rows.find((row) => row.state === state)?.count ?? 0,
  ]);
  return Object.fromEntries(counts) as RegistrationFigures['states'];
}

/** A date that the schedule no longer includes has no times, and counts as over. */
function timesOn(date: string, schedule: MeetingDates, now: number) {
  const occurrence = findOccurrence(schedule, date);
  return {
    start: occurrence && new Date(occurrence.start).toISOString(),
    status: occurrence?.status ?? null,
    isOver: !occurrence || occurrence.until <= now,
  };
}
