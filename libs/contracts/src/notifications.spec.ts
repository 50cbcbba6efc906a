import { describe, expect, it } from '@jest/globals';
import { isPhoneNumber } from './notifications.ts';

describe('notifications', () => {
  it.each(['+525512345678', '+15551234567', '+4915112345678'])('accepts the phone number %s', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each(['5512345678', '+0512345678', '+52 55 1234', '+1', '+1234567890123456', 'tel:+525512345678', ''])(
    'refuses the phone number %j',
    (text) => expect(isPhoneNumber(text)).toBe(false),
  );
});
