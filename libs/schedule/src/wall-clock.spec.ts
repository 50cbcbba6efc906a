import { expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { dateAt, instantOf, timeAt } from './wall-clock.ts';

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

/** Every four hours and some of the year that starts with November 2026, which has both changes of every zone. */
const INSTANTS = Array.from({ length: 2000 }, (_, step) => Date.UTC(2026, 9, 1) + step * 17_220_000);

it.each(ZONES)('finds every instant of a year again by what the clocks of %s show', (zone) => {
  const distances = INSTANTS.map((instant) => {
    const found = instantOf(dateAt(instant, zone), timeAt(instant, zone), zone);
    return { minutes: (instant - found) / 60_000, isRepeated: isRepeated(instant, zone) };
  });
  // Of an hour that comes twice the first is found.
  expect(distances.filter(({ minutes, isRepeated }) => (isRepeated ? minutes < 0 : minutes !== 0))).toEqual(
    [],
  );
});

function isRepeated(instant: number, zone: string): boolean {
  return DateTime.fromMillis(instant, { zone }).getPossibleOffsets().length > 1;
}

it.each(ZONES)('agrees with Luxon on what the clocks of %s show', (zone) => {
  const shown = INSTANTS.map((instant) => `${dateAt(instant, zone)} ${timeAt(instant, zone)}`);
  expect(shown).toEqual(
    INSTANTS.map((instant) => DateTime.fromMillis(instant, { zone }).toFormat('yyyy-MM-dd HH:mm')),
  );
});

it('takes the first of two equal times and moves on what is skipped, in any zone', () => {
  const iso = (...[date, time, zone]: Parameters<typeof instantOf>) =>
    new Date(instantOf(date, time, zone)).toISOString();
  expect(iso('2026-10-25', '02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('2027-03-28', '02:30', 'Europe/Madrid')).toBe('2027-03-28T01:30:00.000Z');
  expect(iso('2026-11-01', '01:30', 'America/Los_Angeles')).toBe('2026-11-01T08:30:00.000Z');
  expect(iso('2027-03-14', '02:30', 'America/Los_Angeles')).toBe('2027-03-14T10:30:00.000Z');
  expect(iso('2027-04-04', '01:45', 'Australia/Lord_Howe')).toBe('2027-04-03T14:45:00.000Z');
});
