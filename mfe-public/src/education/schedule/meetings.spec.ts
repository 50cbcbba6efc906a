import type { Language } from '@vitral/sdk/contracts/languages';
import type { Weekday } from '@vitral/sdk/contracts/zoom-meetings';
import type { Meeting } from '../../data/zoom-meetings.ts';
import { describeDate, nextDate, zoneTimes } from './dates.ts';
import { meeting } from './meetings.fixtures.ts';
import { describeDays, scheduleMeetings } from './meetings.ts';

const evening = { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' };
const before = Date.parse('2026-11-23T12:00Z');

function nextOf(row: Meeting, now: number, language: Language = 'es') {
  const [scheduled] = scheduleMeetings([row], language, now);
  const next = scheduled && nextDate(scheduled, now);
  if (!next) throw new Error('No date');
  return { next, zone: scheduled.zone };
}

function timesOfNext(row: Meeting, now: string) {
  const { next, zone } = nextOf(row, Date.parse(now));
  return zoneTimes(next, zone, 'es');
}

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
        meeting('none', ['monday'], null),
        meeting('later', ['friday'], evening),
        meeting('sooner', ['monday'], evening),
      ],
      'es',
      before,
    );

    expect(scheduled.map(({ id }) => id)).toEqual(['sooner', 'later', 'none']);
    expect(scheduled[2]?.dates).toEqual([]);
  });

  it.each([
    ['2026-03-07T12:00Z', 'PDT', 'UTC−7', 'EDT', 'UTC−4'],
    ['2026-11-01T12:00Z', 'PST', 'UTC−8', 'EST', 'UTC−5'],
    ['2027-03-14T12:00Z', 'PDT', 'UTC−7', 'EDT', 'UTC−4'],
  ])('uses the zone abbreviations valid on the next date after %s', (now, pacific, west, eastern, east) => {
    expect(timesOfNext(meeting('1', ['monday'], evening), now)).toMatchObject([
      { zone: 'pacific', abbreviation: pacific, offset: west, times: '18:00 – 19:00', weekday: '' },
      { zone: 'central', times: '20:00 – 21:00' },
      { zone: 'eastern', abbreviation: eastern, offset: east, times: '21:00 – 22:00' },
    ]);
  });

  it('converts times in Madrid in the weeks in which only America or only Europe has daylight saving time', () => {
    const fromMadrid = meeting('1', ['thursday'], { timezone: 'Europe/Madrid', time: '20:00' });
    const easternTime = (now: string) => timesOfNext(fromMadrid, now)[2]?.times;

    expect(easternTime('2026-03-04T12:00Z')).toBe('14:00');
    expect(easternTime('2026-03-11T12:00Z')).toBe('15:00');
    expect(easternTime('2026-04-01T12:00Z')).toBe('14:00');
  });

  it('abbreviates time zones in French on French pages', () => {
    const { next, zone } = nextOf(meeting('1', ['monday'], evening), before, 'fr');

    expect(zoneTimes(next, zone, 'fr')[0]?.abbreviation).toBe('HNP');
    expect(describeDate(next, zone, 'fr')).toEqual({
      full: 'lundi 23 novembre',
      weekday: 'lun.',
      day: '23',
      month: 'nov.',
    });
  });

  it('have the dates of two weeks, and always the next one', () => {
    const cancelled = ['2026-11-27', '2026-12-04', '2026-12-11'].map((date) => ({
      date,
      movedTo: null,
      reason: { lang: 'es' as const, children: 'Viaje' },
    }));
    const [scheduled] = scheduleMeetings(
      [{ ...meeting('1', ['friday'], evening), exceptions: cancelled }],
      'es',
      before,
    );

    expect(scheduled?.dates.map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2026-11-27 cancelled',
      '2026-12-04 cancelled',
      '2026-12-18 held',
    ]);
  });

  it('have the date after the next one, so that an open page can show it once the next is over', () => {
    const [scheduled] = scheduleMeetings([meeting('1', ['monday', 'friday'], evening)], 'es', before);
    if (!scheduled) throw new Error('No meeting');
    const nextAt = (now: string) => nextDate(scheduled, Date.parse(now))?.date;

    expect(nextAt('2026-11-24T02:59Z')).toBe('2026-11-23');
    expect(nextAt('2026-11-24T03:00Z')).toBe('2026-11-27');
    expect(nextAt('2027-11-24T03:00Z')).toBe('2026-12-07');
  });
});
