import { describe, expect, it } from '@jest/globals';
import { datesOf, parseCalendar, valuesOf } from '../../../test/set-up/read-calendar.ts';
import { feedText } from './calendar-feed.ts';
import type { CalendarMeeting } from './meeting-events.ts';

const NOW = Date.parse('2026-11-22T12:00Z');
const UPDATED = new Date('2026-11-20T10:00Z');
const ORIGIN = 'https://vitral.example';
const SITE = { name: 'Vitral', origin: ORIGIN };

/** Mondays at 21:00 in New York, since the beginning of November 2026. */
const MEETING: CalendarMeeting = {
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
  datesVersion: 0,
};
const JOIN = `${ORIGIN}/api/zoom-meetings/7/join`;

const exception = (date: string, movedTo: CalendarMeeting['exceptions'][number]['movedTo'] = null) => ({
  date,
  movedTo,
  reason: 'Feriado',
  reasonEn: 'Public holiday',
  updatedAt: new Date('2026-11-21T10:00Z'),
  version: 1,
});

function textOf(change: Partial<CalendarMeeting> = {}, language: 'es' | 'en' | 'fr' = 'es'): string {
  return feedText({ language, category: null }, [{ ...MEETING, ...change }], SITE, NOW);
}

const calendarOf = (...change: Parameters<typeof textOf>) => parseCalendar(textOf(...change));

function startsOf(change: Partial<CalendarMeeting>, until = '2026-11-24'): string[] {
  return datesOf(calendarOf(change), until).map(
    ({ start, end }) => `${start.slice(0, 16)} ${end.slice(11, 16)}`,
  );
}

describe('feedText', () => {
  it('repeats a live session weekly from the first date after its creation', () => {
    expect(startsOf({}, '2026-12-01')).toEqual([
      '2026-11-03T02:00 03:30',
      '2026-11-10T02:00 03:30',
      '2026-11-17T02:00 03:30',
      '2026-11-24T02:00 03:30',
    ]);
  });

  it('writes the fields of a live session, with its version as the sequence', () => {
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

  it('begins with the name of the calendar and its refresh interval', () => {
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

  it('returns the same text until a live session changes or the year ends', () => {
    const later = (now: string) =>
      feedText({ language: 'es', category: null }, [MEETING], SITE, Date.parse(now));
    expect(later('2026-12-31T23:59Z')).toBe(textOf());
    expect(later('2027-01-01T00:00Z')).not.toBe(textOf());
  });

  it.each([
    ['fr', 'Business; and more', 'Feriado'],
    ['en', 'Business; and more', 'Feriado'],
    ['es', 'Negocio, y más', 'Feriado'],
  ] as const)('falls back on the other language where a text is missing: %s', (language, title, reason) => {
    const exceptions = [{ ...exception('2026-11-23'), reasonEn: null }];
    const [, cancelled] = calendarOf({ exceptions }, language).getAllSubcomponents('vevent');

    expect(String(cancelled?.getFirstPropertyValue('summary'))).toMatch(new RegExp(`: ${title}$`));
    expect(String(cancelled?.getFirstPropertyValue('description'))).toContain(reason);
  });

  it('marks a cancelled date, with the reason', () => {
    const calendar = calendarOf({ exceptions: [exception('2026-11-16')], datesVersion: 1 });

    expect(datesOf(calendar, '2026-11-24').map(({ summary, status }) => [summary, status])).toEqual([
      ['Negocio, y más', null],
      ['Negocio, y más', null],
      ['Cancelada: Negocio, y más', 'CANCELLED'],
    ]);
    expect(valuesOf(calendar, 'description').at(-1)).toBe('Motivo: Feriado');
    expect(valuesOf(calendar, 'sequence')).toEqual(['3', '3']);
    expect(valuesOf(calendar, 'url')).toEqual([JOIN, '']);
  });

  it('writes a moved date at its new time, with the scheduled date and the reason', () => {
    const exceptions = [exception('2026-11-16', { date: '2026-11-18', time: '19:00' })];
    const moved = datesOf(calendarOf({ exceptions }, 'en'), '2026-11-24').at(-1);

    expect(moved).toEqual({
      uid: 'session-7@vitral',
      date: '2026-11-16',
      start: '2026-11-19T00:00:00.000Z',
      // Moved without an end.
      end: '2026-11-19T00:00:00.000Z',
      status: null,
      summary: 'Business; and more',
      description: expect.stringMatching(
        /^This session was moved\. It had been planned for November 16, 2026\.\n\nReason: Public holiday\n\n/,
      ),
    });
  });

  it('leaves out exceptions of dates that are not in the schedule, or before its first date', () => {
    const exceptions = [exception('2026-11-17'), exception('2026-10-26')];
    expect(valuesOf(calendarOf({ exceptions }), 'summary')).toEqual(['Negocio, y más']);
  });

  it.each([
    ['no end', { timezone: 'UTC', time: '10:00' }, '2026-11-02T10:00 10:00'],
    [
      'an end on the next day',
      { timezone: 'UTC', time: '23:30', endTime: '00:15' },
      '2026-11-02T23:30 00:15',
    ],
    ['an offset as the zone', { timezone: '+05:30', time: '10:00' }, '2026-11-02T04:30 04:30'],
    ['a zone at half an hour', { timezone: 'Asia/Kolkata', time: '10:00' }, '2026-11-02T04:30 04:30'],
  ])('reads slots: %s', (_what, slot, first) => {
    expect(startsOf({ slots: [slot] })[0]).toBe(first);
  });

  it('keeps the time of a live session when a clock change skips it on the first date', () => {
    const starts = startsOf(
      {
        days: ['sunday'],
        slots: [{ timezone: 'America/New_York', time: '02:30' }],
        createdAt: new Date('2026-03-05T12:00Z'),
      },
      '2026-03-23',
    );
    // Parsers disagree only on times that do not exist.
    expect(starts.filter((start) => !start.startsWith('2026-03-08'))).toEqual([
      '2026-03-01T07:30 07:30',
      '2026-03-15T06:30 06:30',
      '2026-03-22T06:30 06:30',
    ]);
  });

  it('invents no end for a live session without one', () => {
    expect(textOf({ slots: [{ timezone: 'UTC', time: '10:00' }] })).not.toContain('DTEND');
  });

  it('writes no event for a live session without days or with an unknown zone', () => {
    expect(valuesOf(calendarOf({ days: [] }), 'uid')).toEqual([]);
    expect(valuesOf(calendarOf({ slots: [{ timezone: 'Atlantis/Capital', time: '10:00' }] }), 'uid')).toEqual(
      [],
    );
  });

  it('defines time zones by their clock changes, also zones without clock changes', () => {
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
});
