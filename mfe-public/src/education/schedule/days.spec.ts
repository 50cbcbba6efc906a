import { type TimeSlot, WEEKDAYS } from '@vitral/sdk/contracts/zoom-meetings';
import type { Meeting } from '../../data/zoom-meetings.ts';
import { meeting } from './meetings.fixtures.ts';
import { scheduleMeetings } from './meetings.ts';
import { monthAfter, monthOf, weekOf } from './days.ts';

const REASON = { lang: 'es' as const, children: 'Feriado' };
/** Monday, noon in Madrid. */
const NOW = Date.parse('2026-11-23T11:00Z');
const MADRID: TimeSlot = { timezone: 'Europe/Madrid', time: '20:00', endTime: '21:00' };
const PACIFIC: TimeSlot = { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' };

function entriesIn(zone: string, meetings: Meeting[], { now = NOW, week = 0 } = {}) {
  const days = weekOf(scheduleMeetings(meetings, 'es', now), { zone, language: 'es', now, week });
  return days.flatMap(({ day, entries }) =>
    entries.map(({ meeting: { id }, time, kind }) => `${day} ${time} ${id} ${kind}`),
  );
}

describe('weekOf', () => {
  it('sorts the live sessions of a day by instant, in the zone of the visitor', () => {
    const meetings = [meeting('pacific', ['monday'], PACIFIC), meeting('madrid', ['monday'], MADRID)];

    expect(entriesIn('Europe/Madrid', meetings)).toEqual([
      '2026-11-23 20:00 madrid held',
      '2026-11-24 03:00 pacific held',
    ]);
    expect(entriesIn('America/Los_Angeles', meetings)).toEqual([
      '2026-11-23 11:00 madrid held',
      '2026-11-23 18:00 pacific held',
    ]);
  });

  it('begins with today in the zone of the visitor, and has a second week', () => {
    const daily = [meeting('daily', ['tuesday'], MADRID)];
    const late = { now: Date.parse('2026-11-24T05:00Z') };

    expect(entriesIn('Europe/Madrid', daily, late)[0]).toMatch(/^2026-11-24/);
    expect(entriesIn('America/Los_Angeles', daily, late)[0]).toMatch(/^2026-11-24 11:00/);
    expect(entriesIn('Europe/Madrid', daily, { ...late, week: 1 })).toEqual(['2026-12-01 20:00 daily held']);

    const days = weekOf([], { zone: 'America/Los_Angeles', language: 'es', ...late, week: 0 });
    expect(days).toHaveLength(7);
    expect(days[0]).toMatchObject({ day: '2026-11-23', isToday: true, weekday: 'lunes', date: '23 nov' });
    expect(days[1]?.isToday).toBe(false);
  });

  it('marks a cancelled date, and has a moved one on its old and its new day', () => {
    const meetings = [
      meeting('off', ['monday'], MADRID, { date: '2026-11-23', movedTo: null, reason: REASON }),
      meeting('moved', ['tuesday'], MADRID, {
        date: '2026-11-24',
        movedTo: { date: '2026-11-26', time: '18:00' },
        reason: REASON,
      }),
    ];

    expect(entriesIn('Europe/Madrid', meetings)).toEqual([
      '2026-11-23 20:00 off cancelled',
      '2026-11-24 20:00 moved moved-away',
      '2026-11-26 18:00 moved moved',
    ]);
  });

  it('keeps a daily live session at its time across both changes of the clock', () => {
    const daily = [meeting('daily', ['saturday', 'sunday', 'monday'], PACIFIC)];
    const timesFrom = (now: string) =>
      entriesIn('Europe/Madrid', daily, { now: Date.parse(now) }).slice(0, 3);

    expect(timesFrom('2026-10-31T12:00Z')).toEqual([
      '2026-11-01 02:00 daily held',
      '2026-11-02 03:00 daily held',
      '2026-11-03 03:00 daily held',
    ]);
    expect(timesFrom('2027-03-27T12:00Z')).toEqual([
      '2027-03-28 03:00 daily held',
      '2027-03-29 03:00 daily held',
      '2027-03-30 03:00 daily held',
    ]);
  });
});

describe('monthOf', () => {
  const weeksIn = (month: string, language: 'es' | 'en', zone = 'Europe/Madrid', meetings: Meeting[] = []) =>
    monthOf(scheduleMeetings(meetings, language, NOW, 93), { zone, language, now: NOW, month });

  it('completes the first and the last week; weeks begin on Monday, in English on Sunday', () => {
    const spanish = weeksIn('2026-12', 'es');
    expect([spanish[0]?.[0]?.day, spanish.at(-1)?.at(-1)?.day]).toEqual(['2026-11-30', '2027-01-03']);
    expect(spanish.every((week) => week.length === 7)).toBe(true);
    const english = weeksIn('2026-12', 'en');
    expect([english[0]?.[0]?.day, english.at(-1)?.at(-1)?.day]).toEqual(['2026-11-29', '2027-01-02']);
    expect(weeksIn('2027-02', 'es')).toHaveLength(4);
  });

  it.each([
    ['Europe/Madrid', '2027-03-28', '20:00'],
    ['America/Los_Angeles', '2027-03-14', '18:00'],
    ['Pacific/Auckland', '2027-04-04', '09:00'],
  ])('keeps the wall clock of %s across the change on %s', (timezone, change, time) => {
    const now = Date.parse(`${change}T00:00Z`) - 5 * 86_400_000;
    const all = [meeting('daily', [...WEEKDAYS], { timezone, time })];
    const place = { zone: timezone, language: 'es', now, month: change.slice(0, 7) } as const;
    const days = monthOf(scheduleMeetings(all, 'es', now, 93), place).flat();
    const around = days.filter(({ day }) => Math.abs(Date.parse(day) - Date.parse(change)) <= 86_400_000);

    expect(around.map(({ entries }) => entries.map((entry) => entry.time))).toEqual([[time], [time], [time]]);
  });

  it('contains the exceptions of later weeks with their reasons', () => {
    const off = { date: '2027-01-11', movedTo: null, reason: REASON };
    const days = weeksIn('2027-01', 'es', 'Europe/Madrid', [meeting('off', ['monday'], MADRID, off)]).flat();
    const entry = days.find(({ day }) => day === '2027-01-11')?.entries[0];

    expect(entry?.kind).toBe('cancelled');
    expect(entry?.meeting.exceptions[0]?.reason).toEqual(REASON);
  });

  it('counts months across years', () => {
    expect(monthAfter('2026-11', 2)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });
});
