import { describe, expect, it } from '@jest/globals';
import type { TimeSlot, Weekday } from '@vitral/contracts/zoom-meetings';
import { findDisplacements } from './exceptions.ts';

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
