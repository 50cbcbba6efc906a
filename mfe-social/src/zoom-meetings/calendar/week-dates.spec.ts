import { meeting } from '../zoom-meetings.fixtures.ts';
import { conflictOf, mondayOf, placeOn, weekDates } from './week-dates.ts';

/** Monday noon in Madrid; the live session is held on Tuesdays at 18:00 in Los Angeles. */
const NOW = Date.parse('2026-11-23T11:00Z');
const MADRID = 'Europe/Madrid';
const exception = { id: 'e', date: '2026-11-24', reason: 'Viaje', reasonEn: null, version: 1 };
const week = (meetings = [meeting()], monday = '2026-11-23', now = NOW) =>
  weekDates(meetings, { zone: MADRID, monday, now });
const summary = (days: ReturnType<typeof week>) =>
  days.flatMap(({ day, dates }) => dates.map(({ kind }) => `${day} ${kind}`));

describe('weekDates', () => {
  it('has dates on their days in the zone of the reader, in later weeks too', () => {
    expect(summary(week())).toEqual(['2026-11-25 held']);
    expect(summary(week([meeting()], '2027-03-22'))).toEqual(['2027-03-24 held']);
  });

  it('leaves out days that are over, and marks today', () => {
    const days = week([meeting()], '2026-11-23', Date.parse('2026-11-26T11:00Z'));
    expect(summary(days)).toEqual([]);
    expect(days.find(({ isToday }) => isToday)?.day).toBe('2026-11-26');
  });

  it('has a moved date on its new day, and marks the regular one', () => {
    const movedTo = { date: '2026-11-26', time: '10:00' };
    const days = week([meeting({ exceptions: [{ ...exception, movedTo }] })]);
    expect(summary(days)).toEqual(['2026-11-25 moved-away', '2026-11-26 moved']);
  });

  it('finds dates at the same time that share the link, unless one is cancelled', () => {
    const other = meeting({ id: 'other' });
    const days = week([meeting(), other]);
    const [date] = days[2]?.dates ?? [];
    expect(date && conflictOf(date, days)).toBe('link');

    const cancelled = meeting({ id: 'other', exceptions: [{ ...exception, movedTo: null }] });
    const calm = week([meeting(), cancelled]);
    const held = calm[2]?.dates.find(({ kind }) => kind === 'held');
    expect(held && conflictOf(held, calm)).toBeNull();
  });
});

describe('placeOn', () => {
  it('keeps the time of the reader, across a change of the clock, in the zone of the live session', () => {
    const [date] = week([meeting()], '2027-03-22')[2]?.dates ?? [];
    if (!date) throw new Error('There is no date');
    // Madrid changes its clock on the 28th; Los Angeles has already changed.
    expect(placeOn(date, '2027-03-27', MADRID)).toEqual({
      date: '2027-03-26',
      time: '18:00',
      endTime: '19:30',
    });
    expect(placeOn(date, '2027-03-29', MADRID)).toEqual({
      date: '2027-03-28',
      time: '17:00',
      endTime: '18:30',
    });
  });
});

describe('mondayOf', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
  ])('of %s is %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
});
