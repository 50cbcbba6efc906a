import { describe, expect, it } from '@jest/globals';
import { calendarFeed } from './zoom-meetings.ts';

describe('zoom meetings', () => {
  it('has a calendar feed for each language and each category', () => {
    expect(calendarFeed('fr', null)).toBe('/calendar/sessions-fr.ics');
    expect(calendarFeed('es', 'health')).toBe('/calendar/sessions-es-health.ics');
  });
});
