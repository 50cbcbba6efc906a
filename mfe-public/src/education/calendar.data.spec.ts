import { readZoomMeetings } from '../data/zoom-meetings.ts';
import { calendarFreshUntil } from './calendar.data.ts';
import { scheduleMeetings } from './schedule/meetings.ts';

const NOW = Date.parse('2026-11-23T20:00Z');
const MONDAY = {
  id: '1',
  title: 'Salud',
  category: 'health',
  daysOfWeek: ['monday'],
  timeSlots: [{ timezone: 'America/New_York', time: '21:00', endTime: '22:00' }],
};
const TUESDAY = { ...MONDAY, id: '2', daysOfWeek: ['tuesday'] };

const freshUntil = (...rows: object[]) => {
  const meetings = scheduleMeetings(readZoomMeetings(rows, 'en'), 'en', NOW);
  return calendarFreshUntil({ meetings, now: NOW });
};

describe('calendarFreshUntil', () => {
  it('is the end of the first live session, or of the day of the week that the server shows first', () => {
    expect(freshUntil(TUESDAY, MONDAY)).toBe(Date.parse('2026-11-24T03:00Z'));
    expect(freshUntil(TUESDAY)).toBe(Date.parse('2026-11-24T08:00Z'));
    expect(freshUntil()).toBeNull();
  });
});
