import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MeetingDate } from '@vitral/contracts/zoom-meetings';
import { addMeeting, DateEditor, daysFrom, MEETING, REASON, storeException } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let editor: DateEditor;
let first: string;
let second: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  editor = await DateEditor.add(api);
  [first, second] = editor.dates;
});

const urlOf = (date: string, meeting = editor.meeting.id) => `/zoom-meetings/${meeting}/dates/${date}`;

const request = (date: string, meeting?: string) => api.as('admin').get(urlOf(date, meeting));

const read = async (date: string, meeting?: string): Promise<MeetingDate> =>
  (await request(date, meeting).expect(200)).body;

describe('a date of a live session', () => {
  it('is held as planned, between its neighbours', async () => {
    const { dates } = await editor.read();
    expect(await read(first)).toEqual({
      date: first,
      occurrence: dates[0],
      exception: null,
      isOpen: true,
      previous: daysFrom(first, -1),
      next: second,
    });
    expect((await read(second)).previous).toBe(first);
  });

  it('is cancelled or moved by its exception', async () => {
    const { body: cancelled } = await editor.cancel(first).expect(201);
    expect(await read(first)).toMatchObject({
      occurrence: { date: first, status: 'cancelled' },
      exception: cancelled,
      isOpen: true,
      next: second,
    });

    const movedTo = { date: daysFrom(second, 1), time: '12:00' };
    await api
      .as('admin')
      .post(editor.url())
      .send({ date: second, movedTo, ...REASON })
      .expect(201);
    expect(await read(second)).toMatchObject({
      occurrence: { date: second, status: 'moved' },
      exception: { movedTo },
    });
  });

  it('stays readable once it is over, and when the schedule no longer includes it', async () => {
    const past = daysFrom(first, -70);
    expect(await read(past)).toMatchObject({ date: past, occurrence: { status: 'held' }, isOpen: false });

    const weekly = await addMeeting(api, { ...MEETING, daysOfWeek: ['tuesday'] });
    await storeException(api, weekly.id, { date: '2026-01-05' });
    expect(await read('2026-01-05', weekly.id)).toMatchObject({
      occurrence: null,
      exception: { movedTo: null, ...REASON },
      isOpen: false,
      previous: '2025-12-30',
      next: '2026-01-06',
    });
  });

  it('is not found outside the schedule, and below unknown live sessions', async () => {
    const { id } = await addMeeting(api, { ...MEETING, daysOfWeek: ['tuesday'] });
    await request('2027-01-05', id).expect(200);
    await request('2027-01-06', id).expect(404);
    await request('2027-02-30').expect(404);
    await request('soon').expect(404);
    await request(first, NOBODY).expect(404);
    await request(first, 'x').expect(404);
  });

  it('is for those who may edit live sessions', async () => {
    await api.as('manager').get(urlOf(first)).expect(403);
    await api.as('user').get(urlOf(first)).expect(403);
    await api.asVisitor().get(urlOf(first)).expect(401);
  });
});
