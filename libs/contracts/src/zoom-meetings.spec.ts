import { describe, expect, it } from '@jest/globals';
import { calendarFeed, calendarFile } from './zoom-meetings.ts';

describe('live sessions', () => {
  it('has a calendar feed for each language and each category', () => {
    expect(calendarFeed('fr', null)).toBe('/calendar/sessions-fr.ics');
    expect(calendarFeed('es', 'health')).toBe('/calendar/sessions-es-health.ics');
  });

  it('has a calendar file for a live session and for each of its dates', () => {
    expect(calendarFile('fr', '7', null)).toBe('/calendar/session-fr-7.ics');
    expect(calendarFile('es', '7', '2026-11-30')).toBe('/calendar/session-es-7/2026-11-30.ics');
  });
});
