import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@vitral/contracts/languages';
import { calendarFeed, calendarFile, MEETING_CATEGORIES } from '@vitral/contracts/zoom-meetings';
import { TableChanges } from '../src/platform/changes/table-changes.ts';
import { MeetingException, ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { datesOf, parseCalendar, valuesOf } from './set-up/read-calendar.ts';
import { type Api, startApi } from './start-api.ts';

const ORIGIN = 'https://vitral.example';
const MEETING = {
  title: 'Círculo de prueba',
  titleEn: 'Test circle',
  description: 'Para probar.',
  descriptionEn: null,
  category: 'health' as const,
  zoomLink: 'https://zoom.example/j/123?pwd=secret',
  // Values as in imported rows.
  daysOfWeek: '["monday"]',
  timeSlots: JSON.stringify([{ timezone: 'America/New_York', startTime: '21:00' }]),
  isActive: true,
  createdAt: new Date('2026-11-01T12:00Z'),
};

let api: Api;
const em = () => api.em();

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: ORIGIN });
});
afterAll(() => api.stop());
afterEach(async () => {
  await em().nativeDelete(ZoomMeeting, { title: MEETING.title });
  await api.application.get(TableChanges).settle();
});

async function add(change: object = {}): Promise<string> {
  const writer = em();
  const row = writer.create(ZoomMeeting, { ...MEETING, ...change });
  await writer.flush();
  await api.application.get(TableChanges).settle();
  return row.id;
}

async function except(meeting: string, date: string): Promise<void> {
  const writer = em();
  writer.create(MeetingException, { meeting, date, movedTo: null, reason: 'Feriado', reasonEn: 'Holiday' });
  await writer.flush();
  await writer.execute('update zoom_meeting set dates_version = dates_version + 1 where id = ?', [meeting]);
  await api.application.get(TableChanges).settle();
}

const read = (path: string) => api.site().get(path);
const summaries = async (path: string) =>
  valuesOf(parseCalendar((await read(path).expect(200)).text), 'summary');

describe('calendar feeds', () => {
  it('serves calendars of every language and category, the same for every client', async () => {
    for (const language of LANGUAGES)
      for (const category of [null, ...MEETING_CATEGORIES]) {
        const { headers, text } = await read(calendarFeed(language, category)).expect(200);
        expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['set-cookie']).toBeUndefined();
        expect(text.replaceAll('\r\n ', '')).toContain(
          `SOURCE;VALUE=URI:${ORIGIN}${calendarFeed(language, category)}`,
        );
      }
  });

  it.each(['de', 'es-music', 'es-health-', 'ES'])('has no calendar named %j', async (name) => {
    await read(`/calendar/sessions-${name}.ics`).expect(404);
  });

  it('responds 304 to clients with the current version, and to HEAD without a body', async () => {
    const { headers } = await read('/calendar/sessions-es.ics');
    const etag = headers['etag'] ?? '';
    const { text } = await read('/calendar/sessions-es.ics').set('If-None-Match', etag).expect(304);
    expect(text).toBe('');

    const head = await api.site().head('/calendar/sessions-es.ics').expect(200);
    expect(head.headers['etag']).toBe(etag);

    await add();
    await read('/calendar/sessions-es.ics').set('If-None-Match', etag).expect(200);
  });

  it('always contains the current active live sessions of its category and language', async () => {
    const id = await add();
    await add({ titleEn: 'Hidden', isActive: false });
    expect(await summaries('/calendar/sessions-en.ics')).toContain('Test circle');
    expect(await summaries('/calendar/sessions-fr-health.ics')).toContain('Test circle');
    expect(await summaries('/calendar/sessions-es-health.ics')).toContain('Círculo de prueba');
    expect(await summaries('/calendar/sessions-es-business.ics')).not.toContain('Círculo de prueba');
    expect(await summaries('/calendar/sessions-en.ics')).not.toContain('Hidden');

    await except(id, '2026-11-30');
    expect(await summaries('/calendar/sessions-en.ics')).toContain('Cancelled: Test circle');
  });

  it('links to the counted join URL of the configured site, regardless of the Host header', async () => {
    const id = await add();
    const { text } = await read('/calendar/sessions-es.ics').set('Host', 'evil.example').expect(200);

    expect(valuesOf(parseCalendar(text), 'url')).toContain(`${ORIGIN}/api/zoom-meetings/${id}/join`);
    expect(text).not.toContain('evil.example');
    expect(text).not.toContain('zoom.example');
  });

  it('is readable by an independent parser, with dates and meeting exceptions', async () => {
    const id = await add();
    await except(id, '2026-11-09');
    const { text } = await read('/calendar/sessions-en-health.ics');

    const dates = datesOf(parseCalendar(text), '2026-11-20').filter(
      ({ uid }) => uid === `session-${id}@vitral`,
    );
    expect(dates.map(({ date, start, status }) => [date, start, status])).toEqual([
      ['2026-11-02', '2026-11-03T02:00:00.000Z', null],
      ['2026-11-09', '2026-11-10T02:00:00.000Z', 'CANCELLED'],
      ['2026-11-16', '2026-11-17T02:00:00.000Z', null],
    ]);
  });
});

describe('calendar files of one live session', () => {
  const eventsOf = (text: string) => {
    const calendar = parseCalendar(text);
    const values = (name: string) => valuesOf(calendar, name);
    return {
      calendar,
      uids: values('uid'),
      sequences: values('sequence'),
      recurrences: values('recurrence-id'),
    };
  };

  it('contain the event of the feed, so that subscribers get no duplicates', async () => {
    const id = await add();
    await except(id, '2026-11-30');
    const { headers, text } = await read(calendarFile('en', id, null)).expect(200);
    const feed = parseCalendar((await read('/calendar/sessions-en-health.ics')).text);
    const inFeed = feed
      .getAllSubcomponents('vevent')
      .filter((event) => event.getFirstPropertyValue('uid') === `session-${id}@vitral`);

    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename=test-circle.ics');
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).toContain('PRODID:-//Vitral//Sessions//EN');
    expect(parseCalendar(text).getAllSubcomponents('vevent').map(String)).toEqual(inFeed.map(String));
  });

  it('can contain a single date, held or cancelled', async () => {
    const id = await add();
    const held = eventsOf((await read(calendarFile('es', id, '2026-11-23')).expect(200)).text);
    expect(held).toMatchObject({ uids: [`session-${id}@vitral`], sequences: ['0'] });
    expect(held.recurrences).toEqual(['2026-11-23T21:00:00']);
    expect(valuesOf(held.calendar, 'url')).toEqual([`${ORIGIN}/api/zoom-meetings/${id}/join`]);

    await except(id, '2026-11-30');
    const cancelled = eventsOf((await read(calendarFile('es', id, '2026-11-30')).expect(200)).text);
    expect(cancelled.sequences).toEqual(['1']);
    expect(valuesOf(cancelled.calendar, 'status')).toEqual(['CANCELLED']);
  });

  it.each([
    ['a day without the live session', '/2026-11-24'],
    ['a date that does not exist', '/2026-02-30'],
    ['no date', '/soon'],
  ])('do not exist for %s', async (_what, date) => {
    const id = await add();
    await read(`/calendar/session-es-${id}${date}.ics`).expect(404);
  });

  it('do not exist for hidden live sessions and unknown languages', async () => {
    const id = await add({ isActive: false });
    await read(calendarFile('es', id, null)).expect(404);
    await read(`/calendar/session-de-${await add()}.ics`).expect(404);
  });
});
