import { dayOf, expiresAt, isValidExpiryDay, latestDay } from './expiry.ts';

const noon = new Date(2026, 10, 21, 12);

it('counts days from now', () => {
  expect(expiresAt('1', '', noon)).toBe(new Date(2026, 10, 22, 12).toISOString());
  expect(expiresAt('30', '', noon)).toBe(new Date(2026, 11, 21, 12).toISOString());
});

it('lasts until the end of a chosen day where its writer is', () => {
  expect(expiresAt('date', '2026-12-24', noon)).toBe(new Date(2026, 11, 24, 23, 59, 59, 999).toISOString());
});

it('may last until it is revoked', () => {
  expect(expiresAt('never', '2026-12-24', noon)).toBeNull();
});

it('takes today and later days, but none that is past, half-written or too far away', () => {
  expect(isValidExpiryDay(dayOf(noon), noon)).toBe(true);
  expect(isValidExpiryDay('2026-11-22', noon)).toBe(true);
  expect(isValidExpiryDay('2026-11-20', noon)).toBe(false);
  expect(isValidExpiryDay('', noon)).toBe(false);
  expect(isValidExpiryDay(latestDay(noon), noon)).toBe(true);
  expect(isValidExpiryDay('9999-12-31', noon)).toBe(false);
});
