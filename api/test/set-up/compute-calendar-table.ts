// Prints as JSON how schedule, API, calendars and page show the table; calendar-table.e2e-spec.ts runs it in several time zones.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PublicRenderer } from '@vitral/contracts/public-pages';
import { type TimeSlot, WEEKDAYS, type Weekday } from '@vitral/contracts/zoom-meetings';
import { nextOccurrence } from '@vitral/schedule';
import { feedText } from '../../src/zoom-meetings/calendar/calendar-feed.ts';
import { scheduleOf } from '../../src/zoom-meetings/zoom-meetings.response.ts';
import { CHANGED, CHANGED_SLOT, DATES, EXCEPTIONS, SLOTS } from './calendar-table.ts';
import { datesOf, parseCalendar } from './read-calendar.ts';

interface TableSession {
  id: string;
  days: Weekday[];
  slots: TimeSlot[];
  exceptions: typeof EXCEPTIONS;
}

const DAILY: TableSession[] = SLOTS.map((slot) => ({
  id: slot.timezone,
  days: [...WEEKDAYS],
  slots: [slot],
  exceptions: [],
}));
const CHANGING: TableSession = {
  id: 'changing',
  days: ['wednesday'],
  slots: [CHANGED_SLOT],
  exceptions: EXCEPTIONS,
};

/** At noon of a date, the live sessions of its evening are the next ones. */
const noonOf = (date: string) => Date.parse(`${date}T12:00Z`);
const minute = (instant: string | number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;
const span = (start: string | number, end: string | number | null, ...rest: string[]) =>
  [minute(start), end === null ? 'null' : minute(end), ...rest].join(' ');

function datesFromSchedule({ days, slots, exceptions }: TableSession, now: number): string {
  const next = nextOccurrence({ days, slots, exceptions }, now);
  return next ? span(next.start, next.end, next.status) : 'nothing';
}

function datesFromApi({ days, slots, exceptions }: TableSession, now: number): string {
  const { dates } = scheduleOf({ daysOfWeek: days, timeSlots: slots }, now, exceptions);
  const next = dates.find(({ status }) => status !== 'cancelled');
  return next ? span(next.start, next.end, next.status) : 'nothing';
}

function datesFromCalendar(session: TableSession): Record<string, string> {
  const updatedAt = new Date('2026-09-20T12:00Z');
  const text = feedText(
    { language: 'es', category: null },
    [
      {
        ...session,
        title: session.id,
        titleEn: null,
        description: '',
        descriptionEn: null,
        category: 'health',
        exceptions: session.exceptions.map((exception) => ({ ...exception, updatedAt, version: 1 })),
        createdAt: updatedAt,
        updatedAt,
        version: 1,
        datesVersion: 0,
      },
    ],
    { name: 'Vitral', origin: 'https://vitral.example' },
    noonOf('2026-11-22'),
  );
  const dates = datesOf(parseCalendar(text), '2027-11-20');
  return Object.fromEntries(
    dates.map(({ date, start, end, status }) => [date, span(start, end, ...(status ? [status] : []))]),
  );
}

const PUBLIC_BUILD = join(import.meta.dirname, '../../../mfe-public/dist');
const rendererFile = readdirSync(PUBLIC_BUILD).find((name) => /^renderer\..*cjs$/.test(name));
const renderer = createRequire(import.meta.url)(join(PUBLIC_BUILD, rendererFile ?? '')) as PublicRenderer;

const EDUCATION = JSON.stringify({
  title: 'Educación',
  blocks: [{ id: 'calendar', type: 'calendar', values: { title: 'Calendario' } }],
});

/** Times on the card of each live session in Pacific, Central and Eastern. */
async function datesFromPage(sessions: TableSession[], now: number): Promise<Record<string, string[]>> {
  const rows = sessions.map(({ id, days, slots, exceptions }) => ({
    id,
    title: id,
    category: 'health',
    daysOfWeek: days,
    timeSlots: slots,
    exceptions,
  }));
  const { html } = await renderer.render({
    page: 'education',
    language: 'es',
    site: { name: 'Vitral', description: '' },
    origin: 'https://vitral.example',
    base: '/modules/mfe-public/test/',
    now,
    answers: { '/api/zoom-meetings': JSON.stringify(rows), '/api/site-pages/fixed/education': EDUCATION },
  });
  const cards = html.split(/<li [^>]*id="?calendario-sesion-/).slice(1);
  return Object.fromEntries(
    cards.map((card) => {
      const times = [...card.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, inner = '']) => inner);
      return [/^[^\s">]*/.exec(card)?.[0] ?? '', times.map(timesAlone)];
    }),
  );
}

/** Removes the weekday that precedes times on another day. */
function timesAlone(html: string): string {
  const text = html.replace(/<span.*?<\/span>|<[^>]*>/g, '');
  return text.replace(/\s+/g, ' ').trim();
}

const byDate = async <Told>(dates: readonly string[], compute: (now: number, date: string) => Told) =>
  Object.fromEntries(
    await Promise.all(dates.map(async (date) => [date, await compute(noonOf(date), date)] as const)),
  );

const bySession = <Told>(compute: (session: TableSession) => Told) =>
  Object.fromEntries(DAILY.map((session) => [session.id, compute(session)]));

const changed = Object.keys(CHANGED);
process.stdout.write(
  JSON.stringify({
    machine: new Date(2026, 6, 1).getTimezoneOffset(),
    schedule: await byDate(DATES, (now) => bySession((session) => datesFromSchedule(session, now))),
    api: await byDate(DATES, (now) => bySession((session) => datesFromApi(session, now))),
    calendar: bySession(datesFromCalendar),
    page: await byDate(DATES, (now) => datesFromPage(DAILY, now)),
    changed: {
      schedule: await byDate(changed, (now) => datesFromSchedule(CHANGING, now)),
      api: await byDate(changed, (now) => datesFromApi(CHANGING, now)),
      calendar: datesFromCalendar(CHANGING),
      page: await byDate(changed, async (now) => (await datesFromPage([CHANGING], now))['changing']),
    },
  }),
);
