import { dayOf, expiresAt, isValidExpiryDay, latestDay } from './expiry.ts';

const noon = new Date(2026, 10, 21, 12);

describe('expiry', () => {
  it('is a number of days from now', () => {
    expect(expiresAt('1', '', noon)).toBe(new Date(2026, 10, 22, 12).toISOString());
    expect(expiresAt('30', '', noon)).toBe(new Date(2026, 11, 21, 12).toISOString());
  });

  it('is the end of a chosen day in local time', () => {
    expect(expiresAt('date', '2026-12-24', noon)).toBe(new Date(2026, 11, 24, 23, 59, 59, 999).toISOString());
  });

  it('is null for a link that never expires', () => {
    expect(expiresAt('never', '2026-12-24', noon)).toBeNull();
  });

  it('accepts today and later days, but no past, incomplete or too distant days', () => {
    expect(isValidExpiryDay(dayOf(noon), noon)).toBe(true);
    expect(isValidExpiryDay('2026-11-22', noon)).toBe(true);
    expect(isValidExpiryDay('2026-11-20', noon)).toBe(false);
    expect(isValidExpiryDay('', noon)).toBe(false);
    expect(isValidExpiryDay(latestDay(noon), noon)).toBe(true);
    expect(isValidExpiryDay('9999-12-31', noon)).toBe(false);
  });
});
