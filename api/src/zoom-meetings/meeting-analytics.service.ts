import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  ANALYTICS_MEETING_LIMIT,
  type AnalyticsWeeks,
  type MeetingAnalytics,
  type MeetingJoins,
} from '@vitral/contracts/zoom-meetings';
import { fieldIn, TRANSLATIONS, translationsIn } from '@vitral/contracts/languages';
import { addDays, dateAt } from '@vitral/schedule';
import { QueryCache } from '../platform/changes/query-cache.ts';

/** The joins of one live session, or of all those not listed by name, in one week. */
interface Week extends Pick<MeetingJoins, 'meetingId' | 'title'> {
  isNamed: boolean;
  week: string;
  joins: number;
  /** The number of live sessions that were joined. */
  joined: number;
}

const WEEKS = `
  with weekly as (
    select meeting_id, date_trunc('week', date::timestamp) as week, count(*) as joins
    from meeting_join where date >= ? and date < ? group by 1, 2
  ),
  counted as (select *, sum(joins) over (partition by meeting_id) as total from weekly),
  ranked as (
    select *, dense_rank() over (order by total desc, meeting_id) <= ${ANALYTICS_MEETING_LIMIT} as is_named from counted
  )
  select is_named as "isNamed", meeting.id as "meetingId", meeting.title,
    ${TRANSLATIONS.map((language) => `meeting.title_${language} as "${fieldIn('title', language)}"`).join(', ')},
    to_char(week, 'YYYY-MM-DD') as week, sum(joins)::int as joins,
    (select count(distinct meeting_id)::int from weekly) as joined
  from ranked left join zoom_meeting as meeting on is_named and meeting.id = meeting_id
  group by is_named, meeting.id, week`;

@Injectable()
export class MeetingAnalyticsService {
  constructor(private readonly queryCache: QueryCache) {}

  read(count: AnalyticsWeeks): Promise<MeetingAnalytics> {
    const end = addDays(mondayOf(today()), 7);
    const tables = ['meeting_join', 'zoom_meeting'];
    return this.queryCache.read(`zoom-meetings/analytics ${count} ${end}`, tables, (em) =>
      analyse(em, count, end),
    );
  }
}

async function analyse(em: EntityManager, count: AnalyticsWeeks, end: string): Promise<MeetingAnalytics> {
  const weeks = Array.from({ length: count }, (_, index) => addDays(end, (index - count) * 7));
  const first = addDays(end, -count * 7);
  // From the first date up to but not including `end`. Weeks are counted on stored dates, so no time zone matters.
  const rows = await em.execute<Week[]>(WEEKS, [first, end]);
  const meetings = toMeetings(rows, weeks);
  const others = toOthers(rows, weeks);
  return {
    weeks,
    meetings,
    others,
    joined: rows[0]?.joined ?? 0,
    total: sum(meetings.map(({ total }) => total)) + (others?.total ?? 0),
    totalBefore: await readTotalBefore(em, addDays(first, -count * 7), first),
  };
}

/** Returns null when no join was counted that long ago. */
async function readTotalBefore(em: EntityManager, first: string, end: string): Promise<number | null> {
  const [{ total }] = await em.execute<[{ total: number | null }]>(
    `select case when exists (select from meeting_join where date < ?)
       then (select count(*)::int from meeting_join where date >= ? and date < ?) end as total`,
    [end, first, end],
  );
  return total;
}

/** Returns an entry for each meeting listed by name, and one for all deleted meetings. */
function toMeetings(rows: Week[], weeks: string[]): MeetingJoins[] {
  const named = rows.filter(({ isNamed }) => isNamed);
  return [...new Set(named.map(({ meetingId }) => meetingId))]
    .map((meetingId) => {
      const own = named.filter((row) => row.meetingId === meetingId);
      const [{ title = null, ...row } = {} as Partial<Week>] = own;
      return { meetingId, title, ...translationsIn(row, 'title'), ...joinsOf(own, weeks) };
    })
    .toSorted((one, other) => other.total - one.total || (one.title ?? '').localeCompare(other.title ?? ''));
}

function toOthers(rows: Week[], weeks: string[]): MeetingAnalytics['others'] {
  const others = rows.filter(({ isNamed }) => !isNamed);
  return others.length === 0 ? null : joinsOf(others, weeks);
}

function joinsOf(rows: Week[], weeks: string[]): Pick<MeetingJoins, 'joins' | 'total'> {
  const byWeek = new Map(rows.map(({ week, joins }) => [week, joins]));
  return { joins: weeks.map((week) => byWeek.get(week) ?? 0), total: sum(rows.map(({ joins }) => joins)) };
}

function mondayOf(date: string): string {
  const sundayFirst = new Date(`${date}T00:00Z`).getUTCDay();
  return addDays(date, -((sundayFirst + 6) % 7));
}

const today = () => dateAt(Date.now(), 'UTC');

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
