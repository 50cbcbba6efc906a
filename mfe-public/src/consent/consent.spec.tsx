import { readConsent, saveConsent } from './consent.ts';

afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'consent=; path=/; max-age=0';
});

describe('consent', () => {
  it('saves the choice with its day', () => {
    jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
    saveConsent('declined');

    expect(document.cookie).toContain('consent=declined.2026-11-21');
    expect(readConsent()).toBe('declined');
  });

  it('asks again after a year, when the browser deletes the cookie', () => {
    const cookie = jest.spyOn(document, 'cookie', 'set');
    saveConsent('accepted');

    expect(cookie).toHaveBeenCalledWith(expect.stringContaining('max-age=31536000'));
  });

  it('ignores an invalid cookie value', () => {
    document.cookie = 'consent=yes; path=/';

    expect(readConsent()).toBe('unasked');
  });
});
