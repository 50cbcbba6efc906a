import type { MeetingException } from '../../data/zoom-meetings.ts';
import { nextDate } from './dates.ts';
import { meeting } from './meetings.fixtures.ts';
import { scheduleMeetings } from './meetings.ts';

const REASON = { lang: 'es' as const, children: 'Feriado' };
const cancelled = (date: string): MeetingException => ({ date, movedTo: null, reason: REASON });
const moved = (date: string, to: string): MeetingException => ({
  date,
  movedTo: { date: to, time: '19:00', endTime: '20:00' },
  reason: REASON,
});
const at = (iso: string) => Date.parse(iso);

/** Schedules a live session on Mondays from 21:00 to 22:00 in New York. */
function meetingAt(now: string, ...exceptions: MeetingException[]) {
  const slot = { timezone: 'America/New_York', time: '21:00', endTime: '22:00' };
  const row = meeting('1', ['monday'], slot, ...exceptions);
  const [scheduled] = scheduleMeetings([row], 'es', at(now));
  if (!scheduled) throw new Error('No meeting');
  return { ...scheduled, next: nextDate(scheduled, at(now)) };
}

describe('shownExceptions', () => {
  it('skips a cancelled date, and returns it as an exception with its reason', () => {
    const { next, exceptions } = meetingAt('2026-11-22T12:00Z', cancelled('2026-11-23'));

    expect(next).toMatchObject({ status: 'held', start: at('2026-12-01T02:00Z') });
    expect(exceptions).toMatchObject([
      {
        planned: { date: 'lunes, 23 de noviembre', times: '21:00 – 22:00', start: at('2026-11-24T02:00Z') },
        movedTo: null,
        reason: REASON,
        until: at('2026-11-24T03:00Z'),
      },
    ]);
  });

  it('returns a moved date with its regular time', () => {
    const { next, exceptions } = meetingAt('2026-11-22T12:00Z', moved('2026-11-23', '2026-11-25'));

    expect(next).toMatchObject({ status: 'moved', start: at('2026-11-26T00:00Z') });
    expect(exceptions).toMatchObject([
      {
        planned: { start: at('2026-11-24T02:00Z') },
        movedTo: {
          date: 'miércoles, 25 de noviembre',
          times: '19:00 – 20:00',
          start: at('2026-11-26T00:00Z'),
        },
        zone: 'America/New_York',
      },
    ]);
  });

  it.each([
    ['2026-11-17T01:59Z', 0],
    ['2026-11-17T02:00Z', 1],
    ['2026-12-01T02:59Z', 1],
    ['2026-12-01T03:00Z', 0],
  ])('returns a cancelled date from two weeks before until it is over: at %s (%i)', (now, count) => {
    expect(meetingAt(now, cancelled('2026-11-30')).exceptions).toHaveLength(count);
  });

  it('returns a date moved far ahead in the two weeks before its regular and before its new time', () => {
    const exception = moved('2026-11-23', '2027-02-03');
    expect(meetingAt('2026-11-22T12:00Z', exception).exceptions).toHaveLength(1);
    expect(meetingAt('2026-12-15T12:00Z', exception).exceptions).toHaveLength(0);
    expect(meetingAt('2027-01-25T12:00Z', exception).exceptions).toHaveLength(1);
  });

  it('sorts by date and ignores weekdays that are not scheduled', () => {
    const { exceptions } = meetingAt(
      '2026-11-22T12:00Z',
      cancelled('2026-11-30'),
      cancelled('2026-11-23'),
      cancelled('2026-11-25'),
    );
    expect(exceptions.map(({ planned }) => planned.start)).toEqual([
      at('2026-11-24T02:00Z'),
      at('2026-12-01T02:00Z'),
    ]);
  });

  it('is fresh until the next date ends or the exceptions change', () => {
    const fresh = (now: string, ...exceptions: MeetingException[]) =>
      meetingAt(now, ...exceptions).freshUntil;

    expect(fresh('2026-11-22T12:00Z')).toBe(at('2026-11-24T03:00Z'));
    expect(fresh('2026-11-22T12:00Z', cancelled('2026-11-23'))).toBe(at('2026-11-24T03:00Z'));
    expect(fresh('2026-11-22T12:00Z', cancelled('2026-12-07'))).toBe(at('2026-11-24T02:00Z'));
  });
});
