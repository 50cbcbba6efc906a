import { expect, it } from '@jest/globals';
import { datesOf, parseCalendar, valuesOf } from '../../../test/set-up/read-calendar.ts';
import { feedText } from './calendar-feed.ts';
import type { CalendarSession } from './calendar-session.ts';

const NOW = Date.parse('2026-11-22T12:00Z');
const UPDATED = new Date('2026-11-20T10:00Z');
const ORIGIN = 'https://vitral.example';
const SITE = { name: 'Vitral', origin: ORIGIN };

/** On Mondays at nine in New York, since the beginning of November 2026. */
const SESSION: CalendarSession = {
  id: '7',
  title: 'Negocio, y más',
  titleEn: 'Business; and more',
  description: 'Primero\nsegundo',
  descriptionEn: null,
  category: 'business',
  days: ['monday'],
  slots: [{ timezone: 'America/New_York', time: '21:00', endTime: '22:30' }],
  exceptions: [],
  createdAt: new Date('2026-11-01T20:00Z'),
  updatedAt: UPDATED,
  version: 3,
};
const JOIN = `${ORIGIN}/api/zoom-meetings/7/join`;

const exception = (date: string, movedTo: CalendarSession['exceptions'][number]['movedTo'] = null) => ({
  date,
  movedTo,
  reason: 'Feriado',
  reasonEn: 'Public holiday',
  updatedAt: new Date('2026-11-21T10:00Z'),
  version: 1,
});

function textOf(change: Partial<CalendarSession> = {}, language: 'es' | 'en' | 'fr' = 'es'): string {
  return feedText({ language, category: null }, [{ ...SESSION, ...change }], SITE, NOW);
}

const calendarOf = (...change: Parameters<typeof textOf>) => parseCalendar(textOf(...change));

function startsOf(change: Partial<CalendarSession>, until = '2026-11-24'): string[] {
  return datesOf(calendarOf(change), until).map(
    ({ start, end }) => `${start.slice(0, 16)} ${end.slice(11, 16)}`,
  );
}

it('tells a session week by week from the first date after it was written down', () => {
  expect(startsOf({}, '2026-12-01')).toEqual([
    '2026-11-03T02:00 03:30',
    '2026-11-10T02:00 03:30',
    '2026-11-17T02:00 03:30',
    '2026-11-24T02:00 03:30',
  ]);
});

it('says what is to be known of a session, each version anew', () => {
  const [event] = calendarOf().getAllSubcomponents('vevent');
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();

  expect(value('uid')).toBe('session-7@vitral');
  expect(value('summary')).toBe('Negocio, y más');
  expect(value('description')).toBe(`Primero\nsegundo\n\nEntrar a la sesión: ${JOIN}`);
  expect([value('url'), value('location')]).toEqual([JOIN, JOIN]);
  expect(value('categories')).toBe('Negocio');
  expect(value('sequence')).toBe('2');
  expect(value('last-modified')).toBe('2026-11-20T10:00:00Z');
});

it('says how it is called and how often to ask, before all else', () => {
  const text = textOf({}, 'en');
  const head = text.slice(0, text.indexOf('BEGIN:VTIMEZONE')).split('\r\n');

  expect(head).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Vitral: live sessions',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ]),
  );
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it('is the same text until something changes or a year is over', () => {
  const later = (now: string) =>
    feedText({ language: 'es', category: null }, [SESSION], SITE, Date.parse(now));
  expect(later('2026-12-31T23:59Z')).toBe(textOf());
  expect(later('2027-01-01T00:00Z')).not.toBe(textOf());
});

it.each([
  ['fr', 'Business; and more', 'Feriado'],
  ['en', 'Business; and more', 'Feriado'],
  ['es', 'Negocio, y más', 'Feriado'],
] as const)('falls back on the text that there is, in %s', (language, title, reason) => {
  const exceptions = [{ ...exception('2026-11-23'), reasonEn: null }];
  const [, cancelled] = calendarOf({ exceptions }, language).getAllSubcomponents('vevent');

  expect(String(cancelled?.getFirstPropertyValue('summary'))).toMatch(new RegExp(`: ${title}$`));
  expect(String(cancelled?.getFirstPropertyValue('description'))).toContain(reason);
});

it('keeps a cancelled date, and says so and why', () => {
  const calendar = calendarOf({ exceptions: [exception('2026-11-16')] });

  expect(datesOf(calendar, '2026-11-24').map(({ summary, status }) => [summary, status])).toEqual([
    ['Negocio, y más', null],
    ['Negocio, y más', null],
    ['Cancelada: Negocio, y más', 'CANCELLED'],
  ]);
  expect(valuesOf(calendar, 'description').at(-1)).toBe('Motivo: Feriado');
  expect(valuesOf(calendar, 'sequence')).toEqual(['2', '3']);
  expect(valuesOf(calendar, 'url')).toEqual([JOIN, '']);
});

it('has a moved date where it went, with the date that it had and the reason', () => {
  const exceptions = [exception('2026-11-16', { date: '2026-11-18', time: '19:00' })];
  const moved = datesOf(calendarOf({ exceptions }, 'en'), '2026-11-24').at(-1);

  expect(moved).toEqual({
    uid: 'session-7@vitral',
    date: '2026-11-16',
    start: '2026-11-19T00:00:00.000Z',
    end: '2026-11-19T01:00:00.000Z',
    status: null,
    summary: 'Business; and more',
    description: expect.stringMatching(
      /^This session was moved\. It had been planned for November 16, 2026\.\n\nReason: Public holiday\n\n/,
    ),
  });
});

it('leaves out exceptions of days on which the session is not held, or not yet', () => {
  const exceptions = [exception('2026-11-17'), exception('2026-10-26')];
  expect(valuesOf(calendarOf({ exceptions }), 'summary')).toEqual(['Negocio, y más']);
});

it.each([
  ['an open end is an hour', { timezone: 'UTC', time: '10:00' }, '2026-11-02T10:00 11:00'],
  [
    'an end may lie on the next day',
    { timezone: 'UTC', time: '23:30', endTime: '00:15' },
    '2026-11-02T23:30 00:15',
  ],
  ['a zone may be a distance', { timezone: '+05:30', time: '10:00' }, '2026-11-02T04:30 05:30'],
  ['a zone may be half an hour off', { timezone: 'Asia/Kolkata', time: '10:00' }, '2026-11-02T04:30 05:30'],
])('reads slots: %s', (_what, slot, first) => {
  expect(startsOf({ slots: [slot] })[0]).toBe(first);
});

it('goes on with its own time though the clocks skip it on its first date', () => {
  const starts = startsOf(
    {
      days: ['sunday'],
      slots: [{ timezone: 'America/New_York', time: '02:30' }],
      createdAt: new Date('2026-03-05T12:00Z'),
    },
    '2026-03-23',
  );
  // Parsers read the time that does not exist in different ways, and only that one.
  expect(starts.filter((start) => !start.startsWith('2026-03-08'))).toEqual([
    '2026-03-01T07:30 08:30',
    '2026-03-15T06:30 07:30',
    '2026-03-22T06:30 07:30',
  ]);
});

it('has no event for a session without a day or a zone that is known', () => {
  expect(valuesOf(calendarOf({ days: [] }), 'uid')).toEqual([]);
  expect(valuesOf(calendarOf({ slots: [{ timezone: 'Atlantis/Capital', time: '10:00' }] }), 'uid')).toEqual(
    [],
  );
});

it('defines zones by their changes, and those that have none, too', () => {
  const zoneOf = (timezone: string) => {
    const text = textOf({ slots: [{ timezone, time: '18:00' }] });
    return text.slice(text.indexOf('BEGIN:VTIMEZONE'), text.indexOf('BEGIN:VEVENT'));
  };
  expect(zoneOf('America/Los_Angeles')).toContain(
    'BEGIN:DAYLIGHT\r\nDTSTART:20270314T020000\r\nTZOFFSETFROM:-0800\r\nTZOFFSETTO:-0700\r\nTZNAME:PDT\r\nEND:DAYLIGHT\r\n',
  );
  expect(zoneOf('America/Mexico_City').match(/TZOFFSETTO:.*/g)).toEqual(['TZOFFSETTO:-0600']);
  expect(
    zoneOf('America/Vancouver')
      .match(/TZOFFSETTO:.*/g)
      ?.at(-1),
  ).toBe('TZOFFSETTO:-0700');
  expect(zoneOf('America/Vancouver')).not.toContain('DTSTART:2027');
});
