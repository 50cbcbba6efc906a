import { type TimeSlot, WEEKDAYS, type Weekday } from '@vitral/contracts';
import { nextOccurrence } from './occurrence.ts';

const at = (iso: string) => Date.parse(iso);

function startAfter(now: string, day: Weekday, timezone: string, time: string): string {
  const found = nextOccurrence([day], [{ timezone, time }], at(now));
  return found ? new Date(found.start).toISOString() : 'never';
}

it.each([
  // The week of 8 March 2026: the United States change, Mexico and Madrid do not.
  ['America/Los_Angeles', '2026-03-07T00:00Z', 'saturday', '18:00', '2026-03-08T02:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08T12:00Z', 'monday', '18:00', '2026-03-10T01:00:00.000Z'],
  ['America/Chicago', '2026-03-08T12:00Z', 'monday', '20:00', '2026-03-10T01:00:00.000Z'],
  ['America/New_York', '2026-03-06T00:00Z', 'monday', '21:00', '2026-03-10T01:00:00.000Z'],
  ['America/Mexico_City', '2026-03-08T12:00Z', 'monday', '19:00', '2026-03-10T01:00:00.000Z'],
  ['America/Vancouver', '2026-03-08T12:00Z', 'monday', '18:00', '2026-03-10T01:00:00.000Z'],
  ['Europe/Madrid', '2026-03-08T12:00Z', 'monday', '20:00', '2026-03-09T19:00:00.000Z'],
  ['Europe/Madrid', '2026-03-29T12:00Z', 'monday', '20:00', '2026-03-30T18:00:00.000Z'],
  // The week of 1 November 2026: back to winter time.
  ['America/Los_Angeles', '2026-10-30T12:00Z', 'saturday', '18:00', '2026-11-01T01:00:00.000Z'],
  ['America/Los_Angeles', '2026-10-30T12:00Z', 'monday', '18:00', '2026-11-03T02:00:00.000Z'],
  ['America/Chicago', '2026-10-30T12:00Z', 'monday', '20:00', '2026-11-03T02:00:00.000Z'],
  ['America/New_York', '2026-10-30T12:00Z', 'monday', '21:00', '2026-11-03T02:00:00.000Z'],
  ['America/Mexico_City', '2026-10-30T12:00Z', 'monday', '19:00', '2026-11-03T01:00:00.000Z'],
  ['Europe/Madrid', '2026-10-30T12:00Z', 'monday', '20:00', '2026-11-02T19:00:00.000Z'],
  // The week of 14 March 2027.
  ['America/Los_Angeles', '2027-03-12T12:00Z', 'saturday', '18:00', '2027-03-14T02:00:00.000Z'],
  ['America/Los_Angeles', '2027-03-12T12:00Z', 'monday', '18:00', '2027-03-16T01:00:00.000Z'],
  ['America/Vancouver', '2027-03-14T12:00Z', 'monday', '18:00', '2027-03-16T01:00:00.000Z'],
  ['America/Mexico_City', '2027-03-14T12:00Z', 'monday', '19:00', '2027-03-16T01:00:00.000Z'],
  ['Europe/Madrid', '2027-03-14T12:00Z', 'monday', '20:00', '2027-03-15T19:00:00.000Z'],
] as const)('keeps the wall clock of %s after %s on a %s at %s', (zone, now, day, time, start) => {
  expect(startAfter(now, day, zone, time)).toBe(start);
});

it('moves a time that the change skips on by what was skipped', () => {
  expect(startAfter('2026-03-07T12:00Z', 'sunday', 'America/New_York', '02:30')).toBe(
    '2026-03-08T07:30:00.000Z',
  );
});

it('takes the first of two equal times on the day of the change', () => {
  expect(startAfter('2026-10-31T12:00Z', 'sunday', 'America/New_York', '01:30')).toBe(
    '2026-11-01T05:30:00.000Z',
  );
});

const EVENING: TimeSlot = { timezone: 'America/New_York', time: '21:00', endTime: '22:30' };

it('shows a session until it ends, and then the date a week later', () => {
  const during = nextOccurrence(['monday'], [EVENING], at('2026-11-24T03:29:59Z'));
  expect(during).toEqual({
    zone: 'America/New_York',
    start: at('2026-11-24T02:00Z'),
    end: at('2026-11-24T03:30Z'),
    until: at('2026-11-24T03:30Z'),
  });

  expect(nextOccurrence(['monday'], [EVENING], at('2026-11-24T03:30Z'))?.start).toBe(at('2026-12-01T02:00Z'));
});

it('lets a session end on the day after', () => {
  const late = { ...EVENING, time: '23:30', endTime: '00:30' };
  const found = nextOccurrence(['monday'], [late], at('2026-11-24T05:00Z'));

  expect(found?.start).toBe(at('2026-11-24T04:30Z'));
  expect(found?.end).toBe(at('2026-11-24T05:30Z'));
});

it('keeps a session without an end for an hour', () => {
  const open = [{ timezone: 'America/New_York', time: '21:00' }];
  expect(nextOccurrence(['monday'], open, at('2026-11-24T02:59Z'))).toMatchObject({
    start: at('2026-11-24T02:00Z'),
    end: null,
  });
  expect(nextOccurrence(['monday'], open, at('2026-11-24T03:00Z'))?.start).toBe(at('2026-12-01T02:00Z'));
});

it('takes the earliest of several weekdays', () => {
  const found = nextOccurrence([...WEEKDAYS], [EVENING], at('2026-11-25T12:00Z'));

  expect(found?.start).toBe(at('2026-11-26T02:00Z'));
});

it('passes over slots in zones that do not exist', () => {
  const slots = [{ timezone: 'Atlantis/Capital', time: '10:00' }, EVENING];

  expect(nextOccurrence(['monday'], slots, at('2026-11-23T12:00Z'))?.zone).toBe('America/New_York');
  expect(nextOccurrence(['monday'], slots.slice(0, 1), 0)).toBeNull();
  expect(nextOccurrence([], [EVENING], 0)).toBeNull();
});
