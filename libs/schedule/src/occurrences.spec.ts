import { describe, expect, it } from '@jest/globals';
import { type TimeSlot, WEEKDAYS, type Weekday } from '@vitral/contracts/zoom-meetings';
import { nextOccurrence, findOccurrence, occurrencesFrom, followFirst } from './occurrences.ts';
import { disagreements } from './disagreements.ts';

const at = (iso: string) => Date.parse(iso);

function startAfter(now: string, day: Weekday, timezone: string, time: string): string {
  const found = nextOccurrence({ days: [day], slots: [{ timezone, time }] }, at(now));
  return found ? new Date(found.start).toISOString() : 'never';
}

describe('occurrences', () => {
  it.each([
    // In the week of 8 March 2026 the United States change their clocks; Mexico and Madrid do not.
    ['America/Los_Angeles', '2026-03-07T00:00Z', 'saturday', '18:00', '2026-03-08T02:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-08T12:00Z', 'monday', '18:00', '2026-03-10T01:00:00.000Z'],
    ['America/Chicago', '2026-03-08T12:00Z', 'monday', '20:00', '2026-03-10T01:00:00.000Z'],
    ['America/New_York', '2026-03-06T00:00Z', 'monday', '21:00', '2026-03-10T01:00:00.000Z'],
    ['America/Mexico_City', '2026-03-08T12:00Z', 'monday', '19:00', '2026-03-10T01:00:00.000Z'],
    ['America/Vancouver', '2026-03-08T12:00Z', 'monday', '18:00', '2026-03-10T01:00:00.000Z'],
    ['Europe/Madrid', '2026-03-08T12:00Z', 'monday', '20:00', '2026-03-09T19:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29T12:00Z', 'monday', '20:00', '2026-03-30T18:00:00.000Z'],
    // In the week of 1 November 2026 winter time begins.
    ['America/Los_Angeles', '2026-10-30T12:00Z', 'saturday', '18:00', '2026-11-01T01:00:00.000Z'],
    ['America/Los_Angeles', '2026-10-30T12:00Z', 'monday', '18:00', '2026-11-03T02:00:00.000Z'],
    ['America/Chicago', '2026-10-30T12:00Z', 'monday', '20:00', '2026-11-03T02:00:00.000Z'],
    ['America/New_York', '2026-10-30T12:00Z', 'monday', '21:00', '2026-11-03T02:00:00.000Z'],
    ['America/Mexico_City', '2026-10-30T12:00Z', 'monday', '19:00', '2026-11-03T01:00:00.000Z'],
    ['Europe/Madrid', '2026-10-30T12:00Z', 'monday', '20:00', '2026-11-02T19:00:00.000Z'],
    // In the week of 14 March 2027 summer time begins.
    ['America/Los_Angeles', '2027-03-12T12:00Z', 'saturday', '18:00', '2027-03-14T02:00:00.000Z'],
    ['America/Los_Angeles', '2027-03-12T12:00Z', 'monday', '18:00', '2027-03-16T01:00:00.000Z'],
    ['America/Vancouver', '2027-03-14T12:00Z', 'monday', '18:00', '2027-03-16T01:00:00.000Z'],
    ['America/Mexico_City', '2027-03-14T12:00Z', 'monday', '19:00', '2027-03-16T01:00:00.000Z'],
    ['Europe/Madrid', '2027-03-14T12:00Z', 'monday', '20:00', '2027-03-15T19:00:00.000Z'],
  ] as const)('preserves the wall-clock time of %s after %s on a %s at %s', (zone, now, day, time, start) => {
    expect(startAfter(now, day, zone, time)).toBe(start);
  });

  it('moves a time that a clock change skips forward by the length of the gap', () => {
    expect(startAfter('2026-03-07T12:00Z', 'sunday', 'America/New_York', '02:30')).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('uses the first of two equal times when clocks go back', () => {
    expect(startAfter('2026-10-31T12:00Z', 'sunday', 'America/New_York', '01:30')).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });

  const EVENING: TimeSlot = { timezone: 'America/New_York', time: '21:00', endTime: '22:30' };

  it('returns an occurrence until it ends, then the one a week later', () => {
    const during = nextOccurrence({ days: ['monday'], slots: [EVENING] }, at('2026-11-24T03:29:59Z'));
    expect(during).toEqual({
      date: '2026-11-23',
      status: 'held',
      zone: 'America/New_York',
      start: at('2026-11-24T02:00Z'),
      end: at('2026-11-24T03:30Z'),
      until: at('2026-11-24T03:30Z'),
    });

    expect(nextOccurrence({ days: ['monday'], slots: [EVENING] }, at('2026-11-24T03:30Z'))?.start).toBe(
      at('2026-12-01T02:00Z'),
    );
  });

  it('supports an end on the next day', () => {
    const late = { ...EVENING, time: '23:30', endTime: '00:30' };
    const found = nextOccurrence({ days: ['monday'], slots: [late] }, at('2026-11-24T05:00Z'));

    expect(found?.start).toBe(at('2026-11-24T04:30Z'));
    expect(found?.end).toBe(at('2026-11-24T05:30Z'));
  });

  it('returns an occurrence without an end for one hour after its start', () => {
    const open = [{ timezone: 'America/New_York', time: '21:00' }];
    expect(nextOccurrence({ days: ['monday'], slots: open }, at('2026-11-24T02:59Z'))).toMatchObject({
      start: at('2026-11-24T02:00Z'),
      end: null,
    });
    expect(nextOccurrence({ days: ['monday'], slots: open }, at('2026-11-24T03:00Z'))?.start).toBe(
      at('2026-12-01T02:00Z'),
    );
  });

  it('returns the earliest of several weekdays', () => {
    const found = nextOccurrence({ days: [...WEEKDAYS], slots: [EVENING] }, at('2026-11-25T12:00Z'));

    expect(found?.start).toBe(at('2026-11-26T02:00Z'));
  });

  it('uses the first slot in a known zone', () => {
    const slots = [{ timezone: 'Atlantis/Capital', time: '10:00' }, EVENING];

    expect(nextOccurrence({ days: ['monday'], slots }, at('2026-11-23T12:00Z'))?.zone).toBe(
      'America/New_York',
    );
    expect(nextOccurrence({ days: ['monday'], slots: slots.slice(0, 1) }, 0)).toBeNull();
    expect(nextOccurrence({ days: [], slots: [EVENING] }, 0)).toBeNull();
  });

  const MONDAYS = { days: ['monday' as const], slots: [EVENING] };
  const summary = (occurrences: { date: string; start: number; status: string }[]) =>
    occurrences.map(
      ({ date, start, status }) => `${date} ${new Date(start).toISOString().slice(0, 16)} ${status}`,
    );

  it('lists a cancelled occurrence, and never returns it as the next one', () => {
    const times = { ...MONDAYS, exceptions: [{ date: '2026-11-23', movedTo: null }] };
    const now = at('2026-11-22T12:00Z');

    expect(summary(occurrencesFrom(times, now, 2))).toEqual([
      '2026-11-23 2026-11-24T02:00 cancelled',
      '2026-11-30 2026-12-01T02:00 held',
    ]);
    expect(nextOccurrence(times, now)?.date).toBe('2026-11-30');
  });

  it('sorts a moved occurrence by its new time, with its own end', () => {
    const exceptions = [
      { date: '2026-11-23', movedTo: { date: '2026-12-03', time: '19:00' } },
      { date: '2026-12-07', movedTo: { date: '2026-11-27', time: '20:00', endTime: '20:30' } },
    ];
    const found = occurrencesFrom({ ...MONDAYS, exceptions }, at('2026-11-22T12:00Z'), 4);

    expect(summary(found)).toEqual([
      '2026-12-07 2026-11-28T01:00 moved',
      '2026-11-30 2026-12-01T02:00 held',
      '2026-11-23 2026-12-04T00:00 moved',
      '2026-12-14 2026-12-15T02:00 held',
    ]);
    expect(found.map(({ end }) => end && new Date(end).toISOString().slice(11, 16))).toEqual([
      '01:30',
      '03:30',
      null,
      '03:30',
    ]);
  });

  it('ignores exceptions of weekdays that are no longer scheduled', () => {
    const times = { ...MONDAYS, exceptions: [{ date: '2026-11-24', movedTo: null }] };

    expect(summary(occurrencesFrom(times, at('2026-11-22T12:00Z'), 1))).toEqual([
      '2026-11-23 2026-11-24T02:00 held',
    ]);
  });

  it('returns the requested number of occurrences despite cancellations', () => {
    const exceptions = ['2026-11-23', '2026-11-30', '2026-12-07'].map((date) => ({ date, movedTo: null }));

    expect(occurrencesFrom({ ...MONDAYS, exceptions }, at('2026-11-22T12:00Z'), 8)).toHaveLength(8);
    expect(nextOccurrence({ ...MONDAYS, exceptions }, at('2026-11-22T12:00Z'))?.date).toBe('2026-12-14');
  });

  it('returns the occurrence of a single date, with its exception applied', () => {
    const exceptions = [
      { date: '2026-11-23', movedTo: null },
      { date: '2026-11-30', movedTo: { date: '2026-12-01', time: '19:00' } },
    ];
    const times = { ...MONDAYS, exceptions };
    const dates = ['2026-11-23', '2026-11-30', '2026-12-07'].flatMap(
      (date) => findOccurrence(times, date) ?? [],
    );

    expect(summary(dates)).toEqual([
      '2026-11-23 2026-11-24T02:00 cancelled',
      '2026-11-30 2026-12-02T00:00 moved',
      '2026-12-07 2026-12-08T02:00 held',
    ]);
    expect(findOccurrence(times, '2026-12-08')).toBeNull();
    expect(findOccurrence({ ...times, slots: [] }, '2026-12-07')).toBeNull();
  });
});

const pacific: TimeSlot = { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:30' };
const following = (timezone: string): TimeSlot => ({ timezone, time: '00:00', follows: true });

const timesAt = (day: string, first: TimeSlot, ...zones: string[]) =>
  followFirst(['tuesday'], [first, ...zones.map(following)], Date.parse(`${day}T12:00Z`))
    .slice(1)
    .map(({ time, endTime }) => `${time}–${endTime ?? ''}`);

describe('followFirst', () => {
  describe('slots in Mexico, whose clocks no longer change, and the United States', () => {
    it.each([
      ['2026-03-03', '20:00–21:30', '21:00–22:30'],
      ['2026-03-10', '19:00–20:30', '21:00–22:30'],
      ['2026-10-27', '19:00–20:30', '21:00–22:30'],
      ['2026-11-03', '20:00–21:30', '21:00–22:30'],
      ['2027-03-09', '20:00–21:30', '21:00–22:30'],
      ['2027-03-16', '19:00–20:30', '21:00–22:30'],
      ['2027-11-02', '19:00–20:30', '21:00–22:30'],
      ['2027-11-09', '20:00–21:30', '21:00–22:30'],
    ])('follow the first slot on %s', (day, mexico, eastern) => {
      expect(timesAt(day, pacific, 'America/Mexico_City', 'America/New_York')).toEqual([mexico, eastern]);
    });

    it('follow a first slot in Mexico as well', () => {
      const mexican = { timezone: 'America/Mexico_City', time: '20:00' };
      expect(timesAt('2027-03-09', mexican, 'America/Los_Angeles')).toEqual(['18:00–']);
      expect(timesAt('2027-03-16', mexican, 'America/Los_Angeles')).toEqual(['19:00–']);
    });

    it('never disagree', () => {
      const slots = [pacific, following('America/Mexico_City')];
      const now = Date.parse('2026-11-22T12:00Z');
      expect(disagreements(['tuesday'], slots, now)).toEqual([]);
      expect(disagreements(['tuesday'], followFirst(['tuesday'], slots, now), now)).toEqual([]);
      expect(
        disagreements(['tuesday'], [pacific, { timezone: 'America/Mexico_City', time: '20:00' }], now),
      ).toEqual([{ slot: 1, date: '2027-03-16', minutes: 60 }]);
    });
  });

  it('returns slots unchanged that have their own times, or if the first slot is not valid', () => {
    const own = [pacific, { timezone: 'America/Mexico_City', time: '07:00' }];
    const now = Date.parse('2026-11-22T12:00Z');
    expect(followFirst(['tuesday'], own, now)).toEqual(own);
    for (const slots of [[], [{ ...pacific, timezone: 'Atlantis/Capital' }, following('America/New_York')]])
      expect(followFirst(['tuesday'], slots, now)).toEqual(slots);
    expect(followFirst([], [pacific, following('America/New_York')], now)[1]).toMatchObject({
      time: '00:00',
    });
  });
});
