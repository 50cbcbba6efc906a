import { describe, expect, it } from '@jest/globals';
import { addDays, instantOf } from '@vitral/schedule';
import type { MeetingDates } from '../zoom-meetings/index.ts';
import { compareDates, type KnownDate, planSeries } from './call-plan.ts';

const ZONE = 'America/Los_Angeles';
/** A Friday; clocks go back on 1 November. */
const NOW = Date.parse('2026-10-23T12:00:00Z');
const MONDAY = '2026-10-26';

const SCHEDULE: MeetingDates = {
  days: ['monday'],
  slots: [{ timezone: ZONE, time: '18:00', endTime: '19:30' }],
  exceptions: [],
  isActive: true,
};
const TEXTS = { title: 'Círculo', description: '' };

const startOn = (date: string, time = '18:00') => instantOf(date, time, ZONE);
/** The dates that Zoom knows of the series: one a week from the first Monday. */
const known = (weeks: number): KnownDate[] =>
  Array.from({ length: weeks }, (_, week) => ({
    id: `id-${week}`,
    start: startOn(addDays(MONDAY, 7 * week)),
    duration: 90,
  }));
const cancelled = (week: number) => ({
  ...{ date: addDays(MONDAY, 7 * week), movedTo: null },
  ...{ reason: 'Festivo', reasonEn: null },
});

describe('planSeries', () => {
  it('begins with the next regular date, on the wall clock of the zone', () => {
    expect(planSeries('id', TEXTS, { ...SCHEDULE, exceptions: [cancelled(0)] }, NOW)).toMatchObject({
      topic: 'Círculo',
      agenda: 'Vitral id',
      timezone: ZONE,
      start_time: '2026-10-26T18:00:00',
      duration: 90,
      recurrence: { weekly_days: '2' },
    });
  });

  it('takes an hour for a live session without an end', () => {
    const slots = [{ timezone: ZONE, time: '18:00' }];
    expect(planSeries('id', TEXTS, { ...SCHEDULE, slots }, NOW)).toMatchObject({ duration: 60 });
  });

  it('keeps the mark within the part of the agenda that lists contain', () => {
    const long = { title: 'T'.repeat(300), description: 'x'.repeat(5000) };
    const series = planSeries('b'.repeat(36), long, SCHEDULE, NOW);
    expect(series?.topic).toHaveLength(200);
    expect(series?.agenda.slice(0, 250)).toContain(`Vitral ${'b'.repeat(36)}`);
  });

  it.each([
    ['days', { days: [] }],
    ['slots', { slots: [] }],
    ['a known zone', { slots: [{ timezone: 'Mars/Base', time: '18:00' }] }],
  ])('is null without %s', (_what, missing) => {
    expect(planSeries('id', TEXTS, { ...SCHEDULE, ...missing }, NOW)).toBeNull();
  });
});

describe('compareDates', () => {
  it('finds no difference across the change of the clock', () => {
    expect(compareDates(known(50), SCHEDULE, NOW)).toEqual({ moved: [], cancelled: [], needsRenewal: false });
  });

  it('finds no difference while a date is in progress', () => {
    const [inProgress, ...ahead] = known(51);
    const now = Number(inProgress?.start) + 60_000;
    expect(compareDates(ahead, SCHEDULE, now)).toEqual({ moved: [], cancelled: [], needsRenewal: false });
  });

  it('cancels, moves and lengthens single dates', () => {
    const movedTo = { date: '2026-11-10', time: '07:00', endTime: '08:00' };
    const exceptions = [cancelled(0), { ...cancelled(2), movedTo }];
    expect(compareDates(known(50), { ...SCHEDULE, exceptions }, NOW)).toEqual({
      moved: [{ id: 'id-2', start: startOn('2026-11-10', '07:00'), duration: 60 }],
      cancelled: ['id-0'],
      needsRenewal: false,
    });
    const [first, ...others] = known(50);
    const short = [{ ...(first as KnownDate), duration: 30 }, ...others];
    expect(compareDates(short, SCHEDULE, NOW).moved).toEqual([
      { id: 'id-0', start: startOn(MONDAY), duration: 90 },
    ]);
  });

  it('leaves exceptions beyond the last date that Zoom knows for later', () => {
    const beyond = { ...SCHEDULE, exceptions: [cancelled(7)] };
    expect(compareDates(known(6), beyond, NOW)).toEqual({ moved: [], cancelled: [], needsRenewal: false });
  });

  it('ignores dates that have begun, and a moved one whose regular date is over', () => {
    const later = startOn(MONDAY) + 60_000;
    const exceptions = [
      { ...cancelled(0), movedTo: { date: addDays(MONDAY, 1), time: '18:00', endTime: '19:30' } },
    ];
    const schedule = { ...SCHEDULE, exceptions };
    expect(compareDates(known(50), schedule, later)).toMatchObject({ needsRenewal: false });
    expect(compareDates(known(50), SCHEDULE, later)).toMatchObject({ moved: [], cancelled: [] });
  });

  it('renews the series when dates of the coming weeks are missing', () => {
    expect(compareDates(known(3), SCHEDULE, NOW).needsRenewal).toBe(true);
    expect(compareDates([], SCHEDULE, NOW).needsRenewal).toBe(true);
    const restored = known(50).filter(({ id }) => id !== 'id-9');
    expect(compareDates(restored, SCHEDULE, NOW).needsRenewal).toBe(true);
  });

  it('renews the series when another time changes most dates', () => {
    const slots = [{ timezone: ZONE, time: '17:00', endTime: '18:30' }];
    expect(compareDates(known(50), { ...SCHEDULE, slots }, NOW).needsRenewal).toBe(true);
  });
});
