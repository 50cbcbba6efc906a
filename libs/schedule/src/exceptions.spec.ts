import { describe, expect, it } from '@jest/globals';
import { applyExceptions, findDisplacements } from './exceptions.ts';
import type { TimeSlot, Weekday } from '@vitral/contracts/zoom-meetings';

const MONDAYS = {
  days: ['monday' as const],
  slots: [{ timezone: 'America/New_York', time: '21:00', endTime: '22:30' }],
};
const iso = (instant: number | null) => instant && new Date(instant).toISOString().slice(0, 16);

describe('applyExceptions', () => {
  it('returns the regular and the changed occurrence of each exception', () => {
    const exceptions = [
      { date: '2026-11-23', movedTo: null, reason: 'Feriado' },
      { date: '2027-03-15', movedTo: { date: '2027-03-13', time: '20:00' }, reason: 'Viaje' },
    ];
    const found = applyExceptions(MONDAYS, exceptions);

    expect(found.map(({ exception }) => exception)).toEqual(exceptions);
    expect(
      found.map(({ planned, changed }) => [
        iso(planned.start),
        iso(planned.end),
        changed.status,
        iso(changed.start),
        iso(changed.end),
      ]),
    ).toEqual([
      ['2026-11-24T02:00', '2026-11-24T03:30', 'cancelled', '2026-11-24T02:00', '2026-11-24T03:30'],
      ['2027-03-16T01:00', '2027-03-16T02:30', 'moved', '2027-03-14T01:00', null],
    ]);
  });

  it('skips exceptions of weekdays that are no longer scheduled, and all of a meeting without a valid slot', () => {
    const exceptions = [{ date: '2026-11-24', movedTo: null }];
    expect(applyExceptions(MONDAYS, exceptions)).toEqual([]);

    const monday = [{ date: '2026-11-23', movedTo: null }];
    expect(
      applyExceptions({ ...MONDAYS, slots: [{ timezone: 'Atlantis/Capital', time: '10:00' }] }, monday),
    ).toEqual([]);
  });
});

const cancelled = { date: '2027-03-16', movedTo: null };
const moved = { date: '2027-03-23', movedTo: { date: '2027-03-24', time: '17:00' } };

const times = (days: Weekday[], ...slots: TimeSlot[]) => ({ days, slots });
const pacific = { timezone: 'America/Los_Angeles', time: '18:00' };
const TUESDAYS = times(['tuesday'], pacific);

const effects = (after: ReturnType<typeof times>, before = TUESDAYS) =>
  findDisplacements(before, after, [cancelled, moved]).map(({ exception, effect }) => [
    exception.date,
    effect,
  ]);

describe('findDisplacements', () => {
  it('returns nothing if days are added or the time changes', () => {
    expect(effects(times(['monday', 'tuesday'], pacific))).toEqual([]);
    expect(effects(times(['tuesday'], { ...pacific, time: '19:00', endTime: '20:00' }))).toEqual([]);
    expect(effects(times(['tuesday'], pacific, { timezone: 'America/Mexico_City', time: '20:00' }))).toEqual(
      [],
    );
  });

  it('returns all exceptions of a removed weekday, and all of a meeting without a valid slot', () => {
    const all = [
      [cancelled.date, 'no-date'],
      [moved.date, 'no-date'],
    ];
    expect(effects(times(['wednesday'], pacific))).toEqual(all);
    expect(effects(times(['tuesday'], { ...pacific, timezone: 'Mars/Olympus' }))).toEqual(all);
  });

  it('returns a moved date that is another instant in the new zone', () => {
    const mexican = { timezone: 'America/Mexico_City', time: '20:00' };
    expect(effects(times(['tuesday'], mexican, pacific))).toEqual([[moved.date, 'other-moment']]);
    // The zone has another name and the same wall clock.
    expect(effects(times(['tuesday'], { ...pacific, timezone: 'America/Tijuana' }))).toEqual([]);
  });

  it('skips exceptions whose date was not scheduled before', () => {
    expect(effects(times(['thursday'], pacific), times(['friday'], pacific))).toEqual([]);
  });
});
