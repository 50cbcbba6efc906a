import type { EntityManager } from '@mikro-orm/postgresql';
import type { MovedOccurrence } from '@vitral/contracts/zoom-meetings';
import { addDays, dateAt, findOccurrence, occurrencesFrom } from '@vitral/schedule';
import { TeamMember } from '../team-members/index.ts';
import { MeetingException, timesOf, ZoomMeeting } from '../zoom-meetings/index.ts';
import { type DemoMeetingDate, readDemoContent } from './demo-content.ts';

/** Twice the default range of the analytics, which compare with the previous range. */
const DAYS_OF_JOINS = 2 * 13 * 7;

/** Adds the live sessions. Runs after the team is stored. */
export async function addMeetings(em: EntityManager): Promise<void> {
  const members = await em.find(TeamMember, {});
  for (const { leader, ...row } of await readDemoContent('zoom-meetings')) {
    em.create(ZoomMeeting, { ...row, leaderId: members.find(({ name }) => name === leader)?.id ?? null });
  }
  await em.flush();
}

/** Adds meeting exceptions and half a year of joins. Runs after the meetings are stored. */
export async function addExceptionsAndJoins(em: EntityManager): Promise<void> {
  const meetings = await em.find(ZoomMeeting, { isActive: true }, { orderBy: { id: 'asc' } });
  await addExceptions(em, meetings);
  await addJoins(em, meetings);
}

async function addExceptions(em: EntityManager, meetings: ZoomMeeting[]): Promise<void> {
  for (const { title, coming, movedTo, ...reasons } of await readDemoContent('meeting-dates')) {
    const meeting = meetings.find((one) => one.title === title);
    const date = meeting && occurrencesFrom(timesOf(meeting), Date.now(), coming + 1)[coming]?.date;
    if (!date) continue;
    em.create(MeetingException, {
      ...reasons,
      meeting: meeting.id,
      date,
      movedTo: movedDateOf(date, movedTo),
    });
  }
  await em.flush();
}

function movedDateOf(date: string, movedTo: DemoMeetingDate['movedTo']): MovedOccurrence | null {
  if (!movedTo) return null;
  const { days, ...times } = movedTo;
  return { date: addDays(date, days), ...times };
}

async function addJoins(em: EntityManager, meetings: ZoomMeeting[]): Promise<void> {
  const today = dateAt(Date.now(), 'UTC');
  const daysAgo = Array.from({ length: DAYS_OF_JOINS }, (_, index) => index + 1);
  const past = meetings.flatMap((meeting, index) => {
    const times = timesOf(meeting);
    return daysAgo
      .map((days) => ({ meeting: meeting.id, date: addDays(today, -days), joins: joinCountOf(index, days) }))
      .filter(({ date }) => findOccurrence(times, date) !== null);
  });
  await em.execute(
    `insert into meeting_join (created_at, meeting_id, date)
     select past.date + interval '18 hours' + number * interval '1 minute', past.meeting, past.date
     from json_to_recordset(?) as past (meeting uuid, date date, joins int), generate_series(1, past.joins) as number`,
    [JSON.stringify(past)],
  );
}

/** Returns one to six joins, more in recent weeks; deterministic. */
function joinCountOf(meeting: number, daysAgo: number): number {
  const scattered = Math.imul(meeting * 97 + daysAgo, 0x9e3779b1) >>> 30;
  const growth = daysAgo < 8 * 7 ? 2 : daysAgo < 16 * 7 ? 1 : 0;
  return 1 + scattered + growth;
}
