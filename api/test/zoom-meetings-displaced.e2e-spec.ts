import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type MeetingException as Exception,
  meetingDateId,
  type Weekday,
  type ZoomMeeting,
} from '@vitral/contracts/zoom-meetings';
import { MeetingException } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { addMeeting, daysFrom, MEETING, REASON } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let meeting: ZoomMeeting;
let cancelled: Exception;
let moved: Exception;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  meeting = await addMeeting(api);
  const [first = '', second = ''] = meeting.dates.map(({ date }) => date);
  cancelled = await change({ date: first, movedTo: null });
  moved = await change({ date: second, movedTo: { date: daysFrom(second, 3), time: '10:00' } });
});

async function change(exception: object): Promise<Exception> {
  const path = `/zoom-meetings/${meeting.id}/exceptions`;
  const sent = { ...REASON, ...exception };
  return (await api.as('admin').post(path).send(sent).expect(201)).body;
}

const save = (changes: object) =>
  api
    .as('admin')
    .put(`/zoom-meetings/${meeting.id}`)
    .send({ ...meeting, ...changes });
const read = async (): Promise<ZoomMeeting> =>
  (await api.as('admin').get(`/zoom-meetings/${meeting.id}`).expect(200)).body;
const rows = () => api.em().count(MeetingException, { meeting: meeting.id });

/** Weekdays of the schedule except those of these dates. */
function without(...dates: string[]): Weekday[] {
  const gone = dates.map((date) => new Date(date).getUTCDay());
  return MEETING.daysOfWeek.filter((_, index) => !gone.includes((index + 1) % 7));
}

const newestEntries = async (limit: number) =>
  (await api.as('admin').get('/audit').query({ limit }).expect(200)).body;

describe('displaced meeting exceptions', () => {
  it('refuses a schedule that drops dates with exceptions, lists them, and requires a decision for each', async () => {
    const daysOfWeek = without(cancelled.date, moved.date);
    const ask = async (decision: object) => (await save({ daysOfWeek, ...decision }).expect(409)).body;
    const both = [
      { id: cancelled.id, date: cancelled.date, movedTo: null, reason: REASON.reason, effect: 'no-date' },
      { id: moved.id, date: moved.date, movedTo: moved.movedTo, reason: REASON.reason, effect: 'no-date' },
    ];
    for (const decision of [{}, { keptDates: [moved.id] }, { removedDates: [NOBODY, cancelled.id] }]) {
      const body = await ask(decision);
      expect(body).toMatchObject({ code: 'zoom-meetings.displaced-dates' });
      expect(body.params.dates).toEqual(both);
    }
    expect(await read()).toMatchObject({ version: 1, datelessExceptions: [] });

    const { body } = await save({ daysOfWeek, keptDates: [moved.id], removedDates: [cancelled.id] }).expect(
      200,
    );
    expect(body.exceptions.map(({ id }: Exception) => id)).toEqual([moved.id]);
    expect(body.datelessExceptions).toEqual([moved.id]);
    expect(await newestEntries(2)).toMatchObject([
      { noun: 'meeting-dates', verb: 'deleted', itemId: meetingDateId(meeting.id, cancelled.date) },
      { noun: 'zoom-meetings', verb: 'updated', changes: { after: { keptDates: [moved.date] } } },
    ]);
  });

  it('requires no decision if no exception loses its date', async () => {
    await save({ title: 'Otro', daysOfWeek: without(daysFrom(moved.date, 1)) }).expect(200);
    await save({ version: 2, isActive: false }).expect(200);
    await save({ version: 3, timeSlots: [{ timezone: 'America/Los_Angeles', time: '07:00' }] }).expect(200);
  });

  it('requires no decision for exceptions that lost their dates before', async () => {
    const daysOfWeek = without(cancelled.date);
    await save({ daysOfWeek, keptDates: [cancelled.id] }).expect(200);
    await save({ daysOfWeek, title: 'Otro', version: 2 }).expect(200);
    expect((await read()).datelessExceptions).toEqual([cancelled.id]);
  });

  it('requires a decision if another time zone changes the instant of a moved date', async () => {
    const timeSlots = [{ timezone: 'America/Mexico_City', time: '20:00' }];
    const { body } = await save({ timeSlots }).expect(409);
    expect(body.params.dates).toMatchObject([{ id: moved.id, effect: 'other-moment' }]);
    await save({ timeSlots, keptDates: [moved.id] }).expect(200);
  });

  it('requires a decision for an exception that was added meanwhile', async () => {
    const daysOfWeek = without(cancelled.date);
    await save({ daysOfWeek }).expect(409);
    const late = await change({ date: daysFrom(cancelled.date, 7), movedTo: null });
    const { body } = await save({ daysOfWeek, removedDates: [cancelled.id] }).expect(409);
    expect(body.params.dates.map(({ id }: Exception) => id)).toEqual([cancelled.id, late.id]);
    expect(await rows()).toBe(3);
  });

  it.each([[['seven']], ['all'], [Array(121).fill(NOBODY)]])(
    'refuses %j for a list of dates',
    async (keptDates) => {
      await save({ keptDates }).expect(400);
    },
  );

  it('audits the exceptions that are deleted with a meeting', async () => {
    await api.as('admin').delete(`/zoom-meetings/${meeting.id}`).expect(204);
    const entries = await newestEntries(3);
    expect(entries.map(({ noun, verb }: Record<string, string>) => `${noun} ${verb}`).sort()).toEqual([
      'meeting-dates deleted',
      'meeting-dates deleted',
      'zoom-meetings deleted',
    ]);
  });
});
