import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { dateAt, instantOf, timeAt, memoize } from './wall-clock.ts';

const ZONES = [
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/Vancouver',
  'America/New_York',
  'America/St_Johns',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];

/**
 * Instants about every five hours from October 2026 for more than a year, which includes both clock changes of every
 * zone.
 */
const INSTANTS = Array.from({ length: 2000 }, (_, step) => Date.UTC(2026, 9, 1) + step * 17_220_000);

describe('wall clock', () => {
  it.each(ZONES)('converts every instant of a year to the wall clock of %s and back', (zone) => {
    const distances = INSTANTS.map((instant) => {
      const found = instantOf(dateAt(instant, zone), timeAt(instant, zone), zone);
      return { minutes: (instant - found) / 60_000, isRepeated: isRepeated(instant, zone) };
    });
    // In a repeated hour, `instantOf` returns the first instant.
    expect(distances.filter(({ minutes, isRepeated }) => (isRepeated ? minutes < 0 : minutes !== 0))).toEqual(
      [],
    );
  });

  function isRepeated(instant: number, zone: string): boolean {
    return DateTime.fromMillis(instant, { zone }).getPossibleOffsets().length > 1;
  }

  it.each(ZONES)('returns the same instants as Luxon for the wall clock of %s', (zone) => {
    const shown = INSTANTS.map((instant) => `${dateAt(instant, zone)} ${timeAt(instant, zone)}`);
    expect(shown).toEqual(
      INSTANTS.map((instant) => DateTime.fromMillis(instant, { zone }).toFormat('yyyy-MM-dd HH:mm')),
    );
  });

  it('uses the first of repeated times, and moves skipped times forward, in any zone', () => {
    const iso = (...[date, time, zone]: Parameters<typeof instantOf>) =>
      new Date(instantOf(date, time, zone)).toISOString();
    expect(iso('2026-10-25', '02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
    expect(iso('2027-03-28', '02:30', 'Europe/Madrid')).toBe('2027-03-28T01:30:00.000Z');
    expect(iso('2026-11-01', '01:30', 'America/Los_Angeles')).toBe('2026-11-01T08:30:00.000Z');
    expect(iso('2027-03-14', '02:30', 'America/Los_Angeles')).toBe('2027-03-14T10:30:00.000Z');
    expect(iso('2027-04-04', '01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z');
  });
});

describe('memoize', () => {
  it('computes a value once per key, and again after it has dropped all values', () => {
    const made: string[] = [];
    const memoized = memoize<string>(2);
    const get = (key: string) =>
      memoized(key, () => {
        made.push(key);
        return key.toUpperCase();
      });

    expect(['a', 'a', 'b', 'a'].map(get)).toEqual(['A', 'A', 'B', 'A']);
    expect(made).toEqual(['a', 'b']);

    expect(['c', 'a', 'c'].map(get)).toEqual(['C', 'A', 'C']);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
