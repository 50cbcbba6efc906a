import { expect, it } from '@jest/globals';
import { calendarFeed } from './zoom-meetings.ts';

it('has a feed for each language, and for each category in it', () => {
  expect(calendarFeed('fr', null)).toBe('/calendar/sessions-fr.ics');
  expect(calendarFeed('es', 'health')).toBe('/calendar/sessions-es-health.ics');
});
