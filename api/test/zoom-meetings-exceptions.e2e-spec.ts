import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { meetingDateId, type ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { MeetingException } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { addMeeting, DateEditor, datesWithStatus, daysFrom, MEETING, REASON } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
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

describe('meeting exceptions', () => {
  it('cancels a date for everybody, without making the meeting’s version stale', async () => {
    const { body: exception } = await editor.cancel(second).expect(201);
    expect(exception).toEqual({ id: exception.id, date: second, movedTo: null, ...REASON, version: 1 });

    const after = await editor.read();
    expect(after).toMatchObject({ version: 1, exceptions: [exception] });
    expect(datesWithStatus(after.dates).slice(0, 2)).toEqual([`${first} held`, `${second} cancelled`]);
    const { body: list } = await api.asVisitor().get('/zoom-meetings').expect(200);
    const shown = list.find(({ id }: ZoomMeeting) => id === meeting.id);
    expect(shown.exceptions).toEqual([{ date: second, movedTo: null, ...REASON }]);
  });

  it('moves a date to another time, and the dates follow', async () => {
    const movedTo = { date: daysFrom(second, 3), time: '9:30', endTime: '10:15' };
    const { body: exception } = await api
      .as('admin')
      .post(editor.url())
      .send({ date: second, movedTo, reason: 'Viaje' })
      .expect(201);
    expect(exception).toMatchObject({ movedTo: { ...movedTo, time: '09:30' }, reasonEn: null });

    const moved = (await editor.read()).dates.find(({ date }) => date === second);
    expect(moved).toMatchObject({ status: 'moved', timezone: 'America/Los_Angeles' });
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/Los_Angeles',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    expect([moved?.start, moved?.end].map((iso) => clock.format(new Date(iso ?? '')))).toEqual([
      `${movedTo.date} 09:30`,
      `${movedTo.date} 10:15`,
    ]);
  });

  it('changes and removes an exception', async () => {
    const { body: exception } = await editor.cancel(first);
    const movedTo = { date: daysFrom(first, 1), time: '12:00' };
    const { body: moved } = await api
      .as('admin')
      .put(editor.url(exception.id))
      .send({ ...exception, movedTo })
      .expect(200);
    expect(moved).toEqual({ ...exception, movedTo, version: 2 });
    await api
      .as('admin')
      .put(editor.url(exception.id))
      .send({ ...moved, reasonEn: ' ' })
      .expect(200);
    const { body: stale } = await api.as('admin').put(editor.url(exception.id)).send(moved).expect(409);
    expect(stale).toMatchObject({
      code: 'zoom-meetings.stale',
      params: { current: 3, changedBy: expect.any(String) },
    });

    await api.as('admin').delete(editor.url(exception.id)).expect(204);
    expect(await editor.read()).toMatchObject({ exceptions: [], version: 1 });
    await api.as('admin').delete(editor.url(exception.id)).expect(404);
    await api.as('admin').put(editor.url(exception.id)).send(moved).expect(404);

    const { body: entries } = await api.as('admin').get('/audit').query({ limit: 4 }).expect(200);
    expect(entries.map(({ verb }: { verb: string }) => verb)).toEqual([
      'deleted',
      'updated',
      'moved',
      'cancelled',
    ]);
    expect(entries[0]).toMatchObject({
      noun: 'meeting-dates',
      itemId: meetingDateId(meeting.id, first),
      itemName: `${MEETING.title}, ${first}`,
    });
  });

  it('makes no entry for an exception that is sent back unchanged', async () => {
    const { body: exception } = await editor.cancel(first);
    const { body } = await api.as('admin').put(editor.url(exception.id)).send(exception).expect(200);
    expect(body).toEqual(exception);
  });

  it.each([
    [{ date: '2027-02-30' }, 'date:isCalendarDate'],
    [{ movedTo: undefined }, 'movedTo:isObject'],
    [{ movedTo: [] }, 'movedTo:isObject'],
    [{ movedTo: { date: 'soon', time: '10:00' } }, 'movedTo.date:isCalendarDate'],
    [{ movedTo: { date: '2027-01-01', time: '24:00' } }, 'movedTo.time:isClockTime'],
    [{ movedTo: { date: '2027-01-01' } }, 'movedTo.time:isClockTime'],
    [{ movedTo: { date: '2027-01-01', time: '10:00', endTime: 'x' } }, 'movedTo.endTime:isClockTime'],
    [{ movedTo: { date: '2027-01-01', time: '10:00', zone: 'UTC' } }, 'movedTo.zone:whitelistValidation'],
    [{ reason: ' ' }, 'reason:isLength'],
    [{ reason: 'a'.repeat(LIMITS.reason + 1) }, 'reason:isLength'],
    [{ reasonEn: 'a'.repeat(LIMITS.reason + 1) }, 'reasonEn:maxLength'],
    [{ status: 'held' }, 'status:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await api
      .as('admin')
      .post(editor.url())
      .send({ ...REASON, date: first, movedTo: null, ...wrong })
      .expect(400);
    expect(body.params.fields).toContain(field);
  });

  it.each(['user', 'manager', 'visitor'] as const)('refuses a %s who would change a date', async (role) => {
    const { body: exception } = await editor.cancel(first);
    const [client, status] = role === 'visitor' ? [api.asVisitor(), 401] : [api.as(role), 403];
    await client
      .post(editor.url())
      .send({ ...REASON, date: second, movedTo: null })
      .expect(status);
    await client.put(editor.url(exception.id)).send(exception).expect(status);
    await client.delete(editor.url(exception.id)).expect(status);
  });

  it('does not find exceptions of other or deleted meetings', async () => {
    const { body: exception } = await editor.cancel(first);
    const other = await addMeeting(api);
    const elsewhere = `/zoom-meetings/${other.id}/exceptions/${exception.id}`;
    await api.as('admin').put(elsewhere).send(exception).expect(404);
    await api.as('admin').delete(elsewhere).expect(404);
    await api
      .as('admin')
      .post(`/zoom-meetings/${NOBODY}/exceptions`)
      .send({ ...REASON, date: first, movedTo: null })
      .expect(404);

    await api.as('admin').delete(`/zoom-meetings/${meeting.id}`).expect(204);
    expect(await fork().count(MeetingException, { meeting: meeting.id })).toBe(0);
  });
});
