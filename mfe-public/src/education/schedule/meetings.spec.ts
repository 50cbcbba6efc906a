import type { Language } from '@vitral/contracts/languages';
import type { TimeSlot, Weekday } from '@vitral/contracts/zoom-meetings';
import type { Meeting } from '../../data/zoom-meetings.ts';
import { describeDays, scheduleMeetings } from './meetings.ts';
import { weekOf } from './week.ts';

function meeting(id: string, days: Weekday[], ...slots: TimeSlot[]): Meeting {
  const title = { lang: 'es' as const, children: id };
  return { id, title, description: title, category: 'health', days, slots, exceptions: [] };
}

const evening = { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' };
const before = Date.parse('2026-11-23T12:00Z');

describe('meetings', () => {
  it.each([
    [['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], 'es', { first: 'lunes', last: 'viernes' }],
    [['thursday', 'friday', 'saturday'], 'en', { first: 'Thursday', last: 'Saturday' }],
    [['tuesday', 'thursday'], 'es', { list: 'martes y jueves' }],
    [['monday', 'tuesday'], 'fr', { list: 'lundi et mardi' }],
    [['monday', 'wednesday', 'friday'], 'en', { list: 'Monday, Wednesday, and Friday' }],
    [['sunday'], 'en', { list: 'Sunday' }],
    [[], 'en', { list: '' }],
  ] as [Weekday[], Language, object][])('describes %j in %s', (days, language, expected) => {
    expect(describeDays(days, language)).toEqual(expected);
  });

  it('sorts by next date, with live sessions without a date last', () => {
    const scheduled = scheduleMeetings(
      [
        meeting('none', ['monday']),
        meeting('later', ['friday'], evening),
        meeting('sooner', ['monday'], evening),
      ],
      'es',
      before,
    );

    expect(scheduled.map(({ id }) => id)).toEqual(['sooner', 'later', 'none']);
    expect(scheduled[2]?.next).toBeNull();
  });

  it.each([
    ['2026-03-07T12:00Z', 'PDT', 'UTC−7', 'EDT', 'UTC−4'],
    ['2026-11-01T12:00Z', 'PST', 'UTC−8', 'EST', 'UTC−5'],
    ['2027-03-14T12:00Z', 'PDT', 'UTC−7', 'EDT', 'UTC−4'],
  ])('uses the zone abbreviations valid on the next date after %s', (now, pacific, west, eastern, east) => {
    const [scheduled] = scheduleMeetings([meeting('1', ['monday'], evening)], 'es', Date.parse(now));

    expect(scheduled?.next?.zoneTimes).toMatchObject([
      { zone: 'pacific', abbreviation: pacific, offset: west, times: '18:00 – 19:00', weekday: '' },
      { zone: 'central', times: '20:00 – 21:00' },
      { zone: 'eastern', abbreviation: eastern, offset: east, times: '21:00 – 22:00' },
    ]);
  });

  it('converts times in Madrid in the weeks in which only America or only Europe has daylight saving time', () => {
    const fromMadrid = meeting('1', ['thursday'], { timezone: 'Europe/Madrid', time: '20:00' });
    const easternTime = (now: string) =>
      scheduleMeetings([fromMadrid], 'es', Date.parse(now))[0]?.next?.zoneTimes[2]?.times;

    expect(easternTime('2026-03-04T12:00Z')).toBe('14:00');
    expect(easternTime('2026-03-11T12:00Z')).toBe('15:00');
    expect(easternTime('2026-04-01T12:00Z')).toBe('14:00');
  });

  it('abbreviates time zones in French on French pages', () => {
    const [scheduled] = scheduleMeetings([meeting('1', ['monday'], evening)], 'fr', before);

    expect(scheduled?.next?.zoneTimes[0]?.abbreviation).toBe('HNP');
    expect(scheduled?.next?.date).toEqual({
      full: 'lundi 23 novembre',
      weekday: 'lun.',
      day: '23',
      month: 'nov.',
    });
  });

  it('lists live sessions by weekday, Sunday only if it has one', () => {
    const morning = { timezone: 'Europe/Madrid', time: '9:30' };
    const meetings = [meeting('late', ['monday'], evening), meeting('early', ['monday'], morning)];

    const week = weekOf(meetings, 'es');
    expect(week.map(({ day }) => day)).toEqual([
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
    ]);
    expect(week[0]).toMatchObject({
      name: 'lunes',
      entries: [
        { id: 'early', time: '09:30', zone: 'Europe/Madrid' },
        { id: 'late', time: '18:00', zone: 'America/Los_Angeles' },
      ],
    });
    expect(week[1]?.entries).toEqual([]);

    expect(weekOf([meeting('rest', ['sunday'], morning)], 'es').at(-1)?.day).toBe('sunday');
  });
});
