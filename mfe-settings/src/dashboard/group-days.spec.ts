import type { StatsDay } from '@vitral/sdk/contracts/admin-stats';
import { groupDays, groupOf } from './group-days.ts';

/** Days that end with 30 November 2026, each with one visit and two messages. */
const daysOf = (count: number): StatsDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 10, 31 - count + index)).toISOString().slice(0, 10),
    visits: 1,
    messages: 2,
  }));

describe('groups of days', () => {
  it.each([
    [7, 'day'],
    [30, 'day'],
    [90, 'week'],
    [365, 'month'],
  ])('are chosen for %i days: each %s', (count, group) => {
    expect(groupOf(daysOf(count))).toBe(group);
  });

  it('leave single days as they are', () => {
    expect(groupDays(daysOf(3), 'day')).toEqual(daysOf(3));
  });

  it('add up seven days each; the first group may be shorter', () => {
    expect(groupDays(daysOf(16), 'week')).toEqual([
      { day: '2026-11-15', visits: 2, messages: 4 },
      { day: '2026-11-17', visits: 7, messages: 14 },
      { day: '2026-11-24', visits: 7, messages: 14 },
    ]);
  });

  it('add up calendar months', () => {
    expect(groupDays(daysOf(32), 'month')).toEqual([
      { day: '2026-10-30', visits: 2, messages: 4 },
      { day: '2026-11-01', visits: 30, messages: 60 },
    ]);
  });
});
