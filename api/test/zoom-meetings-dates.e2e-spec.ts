import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { LIMITS } from '@vitral/contracts/limits';
import type { MeetingOccurrence, ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { MeetingException } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { DateEditor, datesWithStatus, daysFrom, MEETING, REASON, storeException } from './set-up/meetings.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let editor: DateEditor;
let meeting: ZoomMeeting;
let first: string;
let second: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  editor = await DateEditor.add(api);
  ({ meeting } = editor);
  [first, second] = editor.dates;
});

const fork = () => api.em();

describe('dates of live sessions', () => {
  it('refuses dates that are not in the schedule, are over, or are more than a year away', async () => {
    const sundays = await api
      .as('admin')
      .put(`/zoom-meetings/${meeting.id}`)
      .send({ ...meeting, daysOfWeek: ['sunday'] });
    const [sunday = ''] = sundays.body.dates.map(({ date }: MeetingOccurrence) => date);
    for (const date of [daysFrom(sunday, 1), daysFrom(sunday, -14), daysFrom(sunday, 371)]) {
      const { body } = await editor.cancel(date).expect(400);
      expect(body).toMatchObject({ code: 'zoom-meetings.not-a-date', params: { date } });
    }
    await editor.cancel(daysFrom(sunday, 357)).expect(201);
  });

  it('refuses to move a date into the past or more than a year away', async () => {
    for (const date of [daysFrom(first, -2), daysFrom(first, 370)]) {
      const { body } = await api
        .as('admin')
        .post(editor.url())
        .send({ ...REASON, date: first, movedTo: { date, time: '10:00' } })
        .expect(400);
      expect(body.code).toBe('zoom-meetings.not-movable');
    }
  });

  it('allows changes to a postponed date while one of its times is not over', async () => {
    const movedTo = { date: daysFrom(first, 2), time: '10:00' };
    const id = await storeException(api, meeting.id, { date: daysFrom(first, -2), movedTo });
    const past = await storeException(api, meeting.id, {
      date: daysFrom(first, -4),
      movedTo: { date: daysFrom(first, -3), time: '10:00' },
    });
    const [exception] = (await editor.read()).exceptions;
    expect(exception).toMatchObject({ id, movedTo });

    const change = { ...REASON, date: daysFrom(first, -2), movedTo: null, version: 1 };
    await api.as('admin').put(editor.url(id)).send(change).expect(200);
    const { body } = await api
      .as('admin')
      .put(editor.url(past))
      .send({ ...change, date: daysFrom(first, -4) })
      .expect(400);
    expect(body.code).toBe('zoom-meetings.not-a-date');
  });

  it('allows corrections to the texts of a date that was brought forward and is over', async () => {
    const held = { date: daysFrom(first, -2), time: '10:00' };
    const id = await storeException(api, meeting.id, { date: second, movedTo: held });
    const change = { date: second, movedTo: held, reason: 'Se adelantó', reasonEn: null, version: 1 };
    await api.as('admin').put(editor.url(id)).send(change).expect(200);
    expect(datesWithStatus((await editor.read()).dates)).not.toContain(`${second} held`);
  });

  it('ignores, but stores, exceptions whose date is not in the schedule', async () => {
    const { body: exception } = await editor.cancel(first);
    const weekday = new Date(first).getUTCDay();
    const others = MEETING.daysOfWeek.filter((_, index) => (index + 1) % 7 !== weekday);
    const { body: changed } = await api
      .as('admin')
      .put(`/zoom-meetings/${meeting.id}`)
      .send({ ...meeting, daysOfWeek: others, keptDates: [exception.id] })
      .expect(200);
    expect(changed.datelessExceptions).toEqual([exception.id]);
    expect(changed.exceptions).toMatchObject([{ date: first }]);
    expect(datesWithStatus(changed.dates).every((date) => date.endsWith(' held'))).toBe(true);
    const { body: list } = await api.asVisitor().get('/zoom-meetings');
    expect(list.find(({ id }: ZoomMeeting) => id === meeting.id).exceptions).toEqual([]);

    const back = { ...meeting, version: 2 };
    const { body: again } = await api.as('admin').put(`/zoom-meetings/${meeting.id}`).send(back).expect(200);
    expect(datesWithStatus(again.dates)[0]).toBe(`${first} cancelled`);
  });

  describe('of parallel requests', () => {
    it('only one changes a date', async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => editor.cancel(first)));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
      const refused = responses.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'zoom-meetings.date-taken', params: { date: first } });
      expect(await fork().count(MeetingException, { meeting: meeting.id })).toBe(1);
    });

    it('only one moves another exception to a date', async () => {
      const third = daysFrom(second, 1);
      const [{ body: one }, { body: other }] = [await editor.cancel(first), await editor.cancel(second)];
      const responses = await Promise.all(
        [one, other].map((exception) =>
          api
            .as('admin')
            .put(editor.url(exception.id))
            .send({ ...exception, date: third }),
        ),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('none exceeds the limit, which ignores exceptions that are over', async () => {
      const max = LIMITS.meetingExceptions;
      await storeException(api, meeting.id, { date: daysFrom(first, -3) });
      for (let index = 0; index < max - 1; index += 1)
        await storeException(api, meeting.id, { date: daysFrom(first, index) });

      const responses = await Promise.all(
        [0, 1, 2].map((extra) => editor.cancel(daysFrom(first, max + extra))),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'zoom-meetings.too-many-exceptions',
        params: { max },
      });
      expect((await editor.read()).exceptions).toHaveLength(max);
    });
  });

  it('reads the exceptions of all meetings of a list at once', async () => {
    await editor.cancel(first);
    const execute = jest.spyOn(api.application.get(MikroORM).em.getConnection(), 'execute');
    await api.as('admin').get('/zoom-meetings').expect(200);
    const queries = execute.mock.calls.filter(([query]) => String(query).includes('"meeting_exception"'));
    execute.mockRestore();
    expect(queries).toHaveLength(1);
  });
});
