import { daysLeft } from './trash-row.tsx';

const now = new Date('2026-11-21T12:00:00Z').getTime();

describe('daysLeft', () => {
  it.each([
    ['just now', '2026-11-21T12:00:00Z', 30],
    ['an hour ago', '2026-11-21T11:00:00Z', 29],
    ['29 days and an hour ago', '2026-10-23T11:00:00Z', 0],
    ['longer ago than the retention period', '2026-09-01T00:00:00Z', 0],
    ['by a server whose clock is ahead', '2026-11-21T12:05:00Z', 30],
  ])('counts the days left for an item deleted %s', (_, deletedAt, days) => {
    expect(daysLeft(deletedAt, now)).toBe(days);
  });
});
