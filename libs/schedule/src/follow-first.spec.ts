import { describe, expect, it } from '@jest/globals';
import type { TimeSlot } from '@vitral/contracts/zoom-meetings';
import { disagreements } from './disagreements.ts';
import { followFirst } from './occurrences.ts';

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
