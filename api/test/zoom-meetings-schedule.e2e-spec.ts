import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { MeetingOccurrence, Schedule, TimeSlot } from '@vitral/contracts/zoom-meetings';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  // Jobs set their timers by `Date.now`, which the tests replace.
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

/** Response of the server at `now` for Tuesdays with these slots. */
async function scheduleAt(now: string, timeSlots: TimeSlot[]): Promise<Schedule> {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const admin = await api.logIn('admin', 'admin-vitral');
  const draft = { daysOfWeek: ['tuesday'], timeSlots };
  const { body } = await admin.post('/zoom-meetings/schedule').send(draft).expect(200);
  return body;
}

/** Hours from midnight UTC of the occurrence's date to its start. */
const hoursOf = ({ date, start }: MeetingOccurrence) => (Date.parse(start) - Date.parse(date)) / 3_600_000;

const AUTUMN = '2026-10-20T10:00:00Z';
const SPRING = '2027-03-02T10:00:00Z';

describe('schedule of live sessions', () => {
  // Mexico no longer changes its clocks; the United States do on 8 March and 1 November 2026, 14 March and 7 November 2027.
  it.each([
    ['2026-03-03T10:00:00Z', '20:00'],
    ['2026-03-10T10:00:00Z', '19:00'],
    ['2026-10-27T10:00:00Z', '19:00'],
    ['2026-11-03T10:00:00Z', '20:00'],
    ['2027-03-09T10:00:00Z', '20:00'],
    ['2027-03-16T10:00:00Z', '19:00'],
    ['2027-11-02T10:00:00Z', '19:00'],
    ['2027-11-09T10:00:00Z', '20:00'],
  ])(
    'computes at %s the time %s in Mexico of a slot that follows Los Angeles, without a disagreement',
    async (now, time) => {
      const pacific = { timezone: 'America/Los_Angeles', time: '18:00' };
      const mexican = { timezone: 'America/Mexico_City', time: '', follows: true } as const;
      const { timeSlots, disagreements } = await scheduleAt(now, [pacific, mexican]);
      expect(timeSlots).toEqual([pacific, { ...mexican, time }]);
      expect(disagreements).toEqual([]);
      const own = await scheduleAt(now, [pacific, { timezone: 'America/Mexico_City', time }]);
      expect(own.disagreements).toHaveLength(1);
    },
  );

  // 18:00 on eight Tuesdays. Autumn: Madrid changes on 25 October, the United States on 1 November. Spring: the United States
  // change on 14 March, Madrid on 28 March. Mexico no longer changes, nor does British Columbia after March 2026.
  it.each([
    [AUTUMN, 'America/Los_Angeles', [25, 25, 26, 26, 26, 26, 26, 26]],
    [AUTUMN, 'America/New_York', [22, 22, 23, 23, 23, 23, 23, 23]],
    [AUTUMN, 'America/Mexico_City', [24, 24, 24, 24, 24, 24, 24, 24]],
    [AUTUMN, 'America/Vancouver', [25, 25, 25, 25, 25, 25, 25, 25]],
    [AUTUMN, 'Europe/Madrid', [16, 17, 17, 17, 17, 17, 17, 17]],
    [SPRING, 'America/Los_Angeles', [26, 26, 25, 25, 25, 25, 25, 25]],
    [SPRING, 'America/New_York', [23, 23, 22, 22, 22, 22, 22, 22]],
    [SPRING, 'America/Mexico_City', [24, 24, 24, 24, 24, 24, 24, 24]],
    [SPRING, 'America/Vancouver', [25, 25, 25, 25, 25, 25, 25, 25]],
    [SPRING, 'Europe/Madrid', [17, 17, 17, 17, 16, 16, 16, 16]],
  ])('preserves from %s the wall clock time of %s', async (now, timezone, hours) => {
    const { dates } = await scheduleAt(now, [{ timezone, time: '18:00', endTime: '19:30' }]);
    expect(dates.map(hoursOf)).toEqual(hours);
    expect(dates.map(({ date }) => date)).toEqual(
      hours.map((_, week) =>
        new Date(Date.parse(now.slice(0, 10)) + week * 604_800_000).toISOString().slice(0, 10),
      ),
    );
    expect(new Set(dates.map(({ start, end }) => Date.parse(end ?? '') - Date.parse(start)))).toEqual(
      new Set([5_400_000]),
    );
  });

  it('lists slots that do not denote the same instant, and since when', async () => {
    const slots = [
      { timezone: 'America/Los_Angeles', time: '18:00' },
      { timezone: 'America/New_York', time: '21:00' },
      { timezone: 'America/Mexico_City', time: '20:00' },
      { timezone: 'America/Vancouver', time: '18:00' },
      { timezone: 'Europe/Madrid', time: '03:00' },
    ];
    const { disagreements } = await scheduleAt(AUTUMN, slots);
    expect(disagreements).toEqual([
      { slot: 2, date: '2026-10-20', minutes: 60 },
      { slot: 3, date: '2026-11-03', minutes: -60 },
      { slot: 4, date: '2026-10-27', minutes: 60 },
    ]);
  });

  it('reads drafts in the old shapes and omits a missing end', async () => {
    const admin = api.as('admin');
    const { body } = await admin
      .post('/zoom-meetings/schedule')
      .send({ daysOfWeek: '"', timeSlots: '' })
      .expect(400);
    expect(body.params.fields).toEqual(
      expect.arrayContaining(['daysOfWeek:isArray', 'timeSlots:arrayNotEmpty']),
    );

    const draft = {
      daysOfWeek: 'lunes a viernes',
      timeSlots: '[{"timezone":"Europe/Madrid","startTime":"9:00"}]',
    };
    const { body: schedule } = await admin.post('/zoom-meetings/schedule').send(draft).expect(200);
    expect(schedule.dates).toHaveLength(8);
    expect(schedule.dates[0]).toMatchObject({ timezone: 'Europe/Madrid', end: null, status: 'held' });
  });
});
