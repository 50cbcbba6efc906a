import type { Meeting, MeetingChange } from '../../data/zoom-meetings.ts';
import { scheduleSessions } from './sessions.ts';

const REASON = { lang: 'es' as const, children: 'Feriado' };
const cancelled = (date: string): MeetingChange => ({ date, movedTo: null, reason: REASON });
const moved = (date: string, to: string): MeetingChange => ({
  date,
  movedTo: { date: to, time: '19:00', endTime: '20:00' },
  reason: REASON,
});
const at = (iso: string) => Date.parse(iso);

/** A session on Mondays at nine in New York, an hour long. */
function sessionAt(now: string, ...exceptions: MeetingChange[]) {
  const title = { lang: 'es' as const, children: 'Salud' };
  const slots = [{ timezone: 'America/New_York', time: '21:00', endTime: '22:00' }];
  const meeting: Meeting = {
    id: '1',
    title,
    description: title,
    category: 'health',
    days: ['monday'],
    slots,
    exceptions,
  };
  const [session] = scheduleSessions([meeting], 'es', at(now));
  if (!session) throw new Error('No session');
  return session;
}

it('passes over a cancelled date and tells it with its reason', () => {
  const { next, notices } = sessionAt('2026-11-22T12:00Z', cancelled('2026-11-23'));

  expect(next).toMatchObject({ status: 'held', start: at('2026-12-01T02:00Z') });
  expect(notices).toMatchObject([
    {
      planned: { date: 'lunes, 23 de noviembre', times: '21:00 – 22:00', start: at('2026-11-24T02:00Z') },
      movedTo: null,
      reason: REASON,
      until: at('2026-11-24T03:00Z'),
    },
  ]);
});

it('goes to a moved date, and tells where it had been', () => {
  const { next, notices } = sessionAt('2026-11-22T12:00Z', moved('2026-11-23', '2026-11-25'));

  expect(next).toMatchObject({ status: 'moved', start: at('2026-11-26T00:00Z') });
  expect(notices).toMatchObject([
    {
      planned: { start: at('2026-11-24T02:00Z') },
      movedTo: { date: 'miércoles, 25 de noviembre', times: '19:00 – 20:00', start: at('2026-11-26T00:00Z') },
      zone: 'America/New_York',
    },
  ]);
});

it.each([
  ['2026-11-17T01:59Z', 0],
  ['2026-11-17T02:00Z', 1],
  ['2026-12-01T02:59Z', 1],
  ['2026-12-01T03:00Z', 0],
])('tells a cancelled date from two weeks before until it is over: at %s %i', (now, count) => {
  expect(sessionAt(now, cancelled('2026-11-30')).notices).toHaveLength(count);
});

it('tells of a date moved far away, both before it is missed and before it is held', () => {
  const change = moved('2026-11-23', '2027-02-03');
  expect(sessionAt('2026-11-22T12:00Z', change).notices).toHaveLength(1);
  expect(sessionAt('2026-12-15T12:00Z', change).notices).toHaveLength(0);
  expect(sessionAt('2027-01-25T12:00Z', change).notices).toHaveLength(1);
});

it('tells the earliest first, and nothing of days on which it is not held', () => {
  const { notices } = sessionAt(
    '2026-11-22T12:00Z',
    cancelled('2026-11-30'),
    cancelled('2026-11-23'),
    cancelled('2026-11-25'),
  );
  expect(notices.map(({ planned }) => planned.start)).toEqual([
    at('2026-11-24T02:00Z'),
    at('2026-12-01T02:00Z'),
  ]);
});

it('is fresh until the next date ends, or a notice comes or goes', () => {
  const fresh = (now: string, ...exceptions: MeetingChange[]) => sessionAt(now, ...exceptions).freshUntil;

  expect(fresh('2026-11-22T12:00Z')).toBe(at('2026-11-24T03:00Z'));
  expect(fresh('2026-11-22T12:00Z', cancelled('2026-11-23'))).toBe(at('2026-11-24T03:00Z'));
  expect(fresh('2026-11-22T12:00Z', cancelled('2026-12-07'))).toBe(at('2026-11-24T02:00Z'));
});
