import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AnalyticsWeeks, MeetingAnalytics, MeetingJoins } from '@vitral/contracts';
import { addDays, dateAt } from '@vitral/schedule';
import { KeptAnswers } from '../platform/changes/kept-answers.ts';

interface WeekOfMeeting extends Pick<MeetingJoins, 'meetingId' | 'title' | 'titleEn'> {
  week: string;
  joins: number;
}

@Injectable()
export class MeetingAnalyticsService {
  constructor(private readonly kept: KeptAnswers) {}

  read(count: AnalyticsWeeks): Promise<MeetingAnalytics> {
    const end = addDays(mondayOf(today()), 7);
    const tables = ['meeting_join', 'zoom_meeting'];
    return this.kept.read(`zoom-meetings/analytics ${count} ${end}`, tables, (em) => analyse(em, count, end));
  }
}

async function analyse(em: EntityManager, count: AnalyticsWeeks, end: string): Promise<MeetingAnalytics> {
  const weeks = Array.from({ length: count }, (_, index) => addDays(end, (index - count) * 7));
  const first = addDays(end, -count * 7);
  const meetings = toMeetings(await joinsBetween(em, first, end), weeks);
  const totalBefore = await readTotalBefore(em, addDays(first, -count * 7), first);
  return { weeks, meetings, total: sum(meetings.map(({ total }) => total)), totalBefore };
}

/** From the first date up to but not including `end`. Weeks are those of the dates, so no zone plays a part. */
function joinsBetween(em: EntityManager, first: string, end: string): Promise<WeekOfMeeting[]> {
  return em.execute<WeekOfMeeting[]>(
    `select meeting.id as "meetingId", meeting.title, meeting.title_en as "titleEn",
       to_char(date_trunc('week', joined.date::timestamp), 'YYYY-MM-DD') as week, count(*)::int as joins
     from meeting_join as joined left join zoom_meeting as meeting on meeting.id = joined.meeting_id
     where joined.date >= ? and joined.date < ?
     group by meeting.id, week`,
    [first, end],
  );
}

/** Null while nothing was counted that long ago. */
async function readTotalBefore(em: EntityManager, first: string, end: string): Promise<number | null> {
  const [{ total }] = await em.execute<[{ total: number | null }]>(
    `select case when exists (select from meeting_join where date < ?)
       then (select count(*)::int from meeting_join where date >= ? and date < ?) end as total`,
    [end, first, end],
  );
  return total;
}

/** One for each meeting, and one for all that are deleted. */
function toMeetings(rows: WeekOfMeeting[], weeks: string[]): MeetingJoins[] {
  const byMeeting = new Map<string | null, MeetingJoins>();
  for (const { meetingId, title, titleEn, week, joins } of rows) {
    const meeting = byMeeting.get(meetingId) ?? {
      meetingId,
      title,
      titleEn,
      joins: weeks.map(() => 0),
      total: 0,
    };
    meeting.joins[weeks.indexOf(week)] = joins;
    meeting.total += joins;
    byMeeting.set(meetingId, meeting);
  }
  return [...byMeeting.values()].toSorted(
    (one, other) => other.total - one.total || (one.title ?? '').localeCompare(other.title ?? ''),
  );
}

function mondayOf(date: string): string {
  const sundayFirst = new Date(`${date}T00:00Z`).getUTCDay();
  return addDays(date, -((sundayFirst + 6) % 7));
}

const today = () => dateAt(Date.now(), 'UTC');

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
