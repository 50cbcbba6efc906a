import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ANALYTICS_MEETING_LIMIT, type MeetingAnalytics } from '@vitral/contracts/zoom-meetings';
import { MeetingAnalyticsService } from '../src/zoom-meetings/meeting-analytics.service.ts';
import { MeetingJoin } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { type Api, startApi } from './start-api.ts';

const TRANSLATED = { titleEn: MEETING.titleEn, titleFr: MEETING.titleFr };

let api: Api;
/** Monday of the current week. */
let monday: string;

beforeAll(async () => {
  // Jobs set their timers by `Date.now`, which the tests replace.
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await fork().nativeDelete(MeetingJoin, {});
  const now = new Date();
  monday = before(now.toISOString().slice(0, 10), (now.getUTCDay() + 6) % 7);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const fork = () => api.em();
const before = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

async function store(meeting: string | null, ...dates: string[]): Promise<void> {
  const em = fork();
  for (const date of dates) em.create(MeetingJoin, { meeting, date });
  await em.flush();
}

async function read(weeks?: number): Promise<MeetingAnalytics> {
  const query = weeks === undefined ? {} : { weeks };
  const { body } = await api.as('admin').get('/zoom-meetings/analytics').query(query).expect(200);
  return body;
}

describe('analytics of live sessions', () => {
  it('returns only the weeks if nothing was counted', async () => {
    const analytics = await read();
    expect(analytics).toEqual({
      weeks: expect.any(Array),
      meetings: [],
      others: null,
      joined: 0,
      total: 0,
      totalBefore: null,
    });
    expect(analytics.weeks).toEqual(
      Array.from({ length: 12 }, (_, index) => before(monday, (11 - index) * 7)),
    );
  });

  it('groups joins by the weeks of their dates, from Monday to Sunday', async () => {
    const { id } = await addMeeting(api);
    await store(id, monday, before(monday, -6), before(monday, 1), before(monday, 7), before(monday, 8));
    await store(id, before(monday, 21), before(monday, 22), before(monday, -7));

    expect(await read(4)).toEqual({
      weeks: [21, 14, 7, 0].map((days) => before(monday, days)),
      meetings: [{ meetingId: id, title: MEETING.title, ...TRANSLATED, joins: [1, 1, 2, 2], total: 6 }],
      others: null,
      joined: 1,
      total: 6,
      totalBefore: 1,
    });
  });

  it('compares with as many weeks before, if something was counted that long ago', async () => {
    const { id } = await addMeeting(api);
    await store(id, before(monday, 28), before(monday, 49), before(monday, 50));
    expect(await read(4)).toMatchObject({ total: 0, meetings: [], totalBefore: 2 });
    expect(await read(12)).toMatchObject({ total: 3, totalBefore: null });

    await store(id, before(monday, 400));
    expect(await read(12)).toMatchObject({ total: 3, totalBefore: 0 });
    expect(await read(52)).toMatchObject({ total: 3, totalBefore: 1 });
  });

  it('sorts by joins, omits live sessions without joins, and groups deleted ones', async () => {
    const [few, many, gone, goneToo] = [
      await addMeeting(api, { ...MEETING, title: 'Pocas' }),
      await addMeeting(api, { ...MEETING, title: 'Muchas', titleEn: null, titleFr: null }),
      await addMeeting(api),
      await addMeeting(api),
    ];
    await addMeeting(api, { ...MEETING, title: 'Ninguna' });
    await store(few.id, monday);
    await store(many.id, monday, monday, before(monday, 7), before(monday, 7));
    await store(gone.id, monday, before(monday, 14));
    await store(goneToo.id, monday);
    for (const { id } of [gone, goneToo]) await api.as('admin').delete(`/zoom-meetings/${id}`).expect(204);

    const { meetings, total, joined } = await read(4);
    expect(meetings).toEqual([
      { meetingId: many.id, title: 'Muchas', titleEn: null, titleFr: null, joins: [0, 0, 2, 2], total: 4 },
      { meetingId: null, title: null, titleEn: null, titleFr: null, joins: [0, 1, 0, 2], total: 3 },
      { meetingId: few.id, title: 'Pocas', ...TRANSLATED, joins: [0, 0, 0, 1], total: 1 },
    ]);
    expect(total).toBe(8);
    expect(joined).toBe(2);
  });

  it('names only the live sessions with the most joins, and groups the others', async () => {
    const added = [];
    for (let count = 0; count < ANALYTICS_MEETING_LIMIT + 2; count++) added.push(await addMeeting(api));
    const [first, second, ...named] = added.map(({ id }) => id);
    for (const id of named) await store(id, monday, monday, monday);
    await store(first ?? null, monday, monday);
    await store(second ?? null, before(monday, 7));

    const { meetings, others, joined, total } = await read(4);
    expect(meetings.map(({ meetingId }) => meetingId).toSorted()).toEqual(named.toSorted());
    expect(others).toEqual({ joins: [0, 0, 1, 2], total: 3 });
    expect(joined).toBe(ANALYTICS_MEETING_LIMIT + 2);
    expect(total).toBe(3 * ANALYTICS_MEETING_LIMIT + 3);
  });

  it.each([
    ['2026-11-22T23:59:59Z', '2026-11-16'],
    ['2026-11-23T00:00:00Z', '2026-11-23'],
    ['2027-01-03T12:00:00Z', '2026-12-28'],
  ])('treats at %s the week of %s as the current one', async (now, week) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
    const { weeks } = await api.application.get(MeetingAnalyticsService).read(26);
    expect(weeks).toHaveLength(26);
    expect(weeks.at(-1)).toBe(week);
  });

  it.each(['5', '12.5', 'all', '53'])('refuses a range of %s weeks', async (weeks) => {
    await api.as('admin').get('/zoom-meetings/analytics').query({ weeks }).expect(400);
  });

  it('is shown only to accounts that may edit live sessions', async () => {
    await api.asVisitor().get('/zoom-meetings/analytics').expect(401);
    await api.as('user').get('/zoom-meetings/analytics').expect(403);
    await api.as('manager').get('/zoom-meetings/analytics').expect(403);
  });
});
