import { expect, it } from '@jest/globals';
import type { TimeSlot, Weekday } from '@vitral/contracts';
import { displacedDates } from './displaced-dates.ts';

const cancelled = { date: '2027-03-16', movedTo: null };
const moved = { date: '2027-03-23', movedTo: { date: '2027-03-24', time: '17:00' } };

const times = (days: Weekday[], ...slots: TimeSlot[]) => ({ days, slots });
const pacific = { timezone: 'America/Los_Angeles', time: '18:00' };
const TUESDAYS = times(['tuesday'], pacific);

const told = (after: ReturnType<typeof times>, before = TUESDAYS) =>
  displacedDates(before, after, [cancelled, moved]).map(({ exception, effect }) => [exception.date, effect]);

it('leaves dates where they are when further days come, and when the hour is another one', () => {
  expect(told(times(['monday', 'tuesday'], pacific))).toEqual([]);
  expect(told(times(['tuesday'], { ...pacific, time: '19:00', endTime: '20:00' }))).toEqual([]);
  expect(told(times(['tuesday'], pacific, { timezone: 'America/Mexico_City', time: '20:00' }))).toEqual([]);
});

it('names all dates of a day that goes, and all of them when no zone is known any more', () => {
  const all = [
    [cancelled.date, 'no-date'],
    [moved.date, 'no-date'],
  ];
  expect(told(times(['wednesday'], pacific))).toEqual(all);
  expect(told(times(['tuesday'], { ...pacific, timezone: 'Mars/Olympus' }))).toEqual(all);
});

it('names what was moved when another zone makes another moment of it', () => {
  const mexican = { timezone: 'America/Mexico_City', time: '20:00' };
  expect(told(times(['tuesday'], mexican, pacific))).toEqual([[moved.date, 'other-moment']]);
  // The same wall clock by another name.
  expect(told(times(['tuesday'], { ...pacific, timezone: 'America/Tijuana' }))).toEqual([]);
});

it('says nothing of dates that the week did not have before', () => {
  expect(told(times(['thursday'], pacific), times(['friday'], pacific))).toEqual([]);
});
