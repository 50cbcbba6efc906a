import { describe, expect, it } from '@jest/globals';
import { isCalendarDate, isInstant } from './dates.ts';

describe('dates', () => {
  it.each(['2024-02-29', '2026-12-31', '1900-01-01'])('accepts %s as a day', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '0000-01-01',
    '1899-12-31',
    '9999-12-31',
    '+002026-01-01',
    20260101,
  ])('refuses %j as a day', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });

  it.each([
    '2026-01-01T00:00Z',
    '2026-01-01T23:59:59Z',
    '2026-01-01T00:00:00.123456789Z',
    '2026-01-01T00:00:00+14:00',
    '2024-02-29T00:00:00-09:30',
  ])('accepts %s as an instant', (text) => {
    expect(isInstant(text)).toBe(true);
  });

  it.each([
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-01-01T00:00:00,5Z',
    '2026-01-01T00:00:00+14:01',
    '2026-01-01T00:00:00+16:00',
    '2026-01-01T00:00:00+01',
    '2026-01-01T24:00:00Z',
    '2026-12-31T23:59:60Z',
    '2026-02-30T00:00:00Z',
    '2026-W01-1T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    `2026-01-01T00:00:00.${'1'.repeat(400)}Z`,
    1_900_000_000_000,
  ])('refuses %j as an instant', (value) => {
    expect(isInstant(value)).toBe(false);
  });
});
