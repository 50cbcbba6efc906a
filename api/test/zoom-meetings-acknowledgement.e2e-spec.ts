import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '@vitral/contracts/audit';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const PACIFIC = { timezone: 'America/Los_Angeles', time: '18:00' };
const MEXICAN = { timezone: 'America/Mexico_City', time: '20:00' };

let api: Api;
let meeting: ZoomMeeting;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  meeting = await addMeeting(api, { ...MEETING, timeSlots: [PACIFIC, MEXICAN] });
});

const acknowledge = (version = 1, role: 'admin' | 'manager' = 'admin') =>
  api.as(role).post(`/zoom-meetings/${meeting.id}/acknowledgement`).send({ version });
const save = (changes: object) =>
  api
    .as('admin')
    .put(`/zoom-meetings/${meeting.id}`)
    .send({ ...meeting, ...changes })
    .expect(200);

describe('acknowledged disagreement of slots', () => {
  it('records who acknowledged that slots disagree, and when, without an edit', async () => {
    expect(meeting.disagreements).toHaveLength(1);
    const { body } = await acknowledge().expect(200);
    expect(body).toMatchObject({
      version: 1,
      updatedAt: meeting.updatedAt,
      disagreements: meeting.disagreements,
    });
    const { name } = (await api.as('admin').get('/auth/user').expect(200)).body;
    expect(body.acknowledgement.by).toBe(name);
    expect(Date.now() - Date.parse(body.acknowledgement.at)).toBeLessThan(60_000);
    expect((await api.as('admin').get(`/zoom-meetings/${meeting.id}`)).body).toEqual(body);
    const [entry] = (await api.as('admin').get('/audit').query({ limit: 1 })).body;
    expect(entry).toMatchObject({ noun: 'zoom-meetings', verb: 'updated', itemId: meeting.id });
    expect(entry.changes.after).toEqual({ acknowledgedAt: body.acknowledgement.at });
  });

  it('records only the first acknowledgement', async () => {
    const responses = await Promise.all([acknowledge(), acknowledge(), acknowledge()]);
    for (const { status, body } of responses)
      expect({ status, body }).toEqual({ status: 200, body: responses[0]?.body });
    const { body } = await api.as('admin').get('/audit').query({ noun: 'zoom-meetings', verb: 'updated' });
    expect((body as AuditEntry[]).filter(({ itemId }) => itemId === meeting.id)).toHaveLength(1);
  });

  it('does not hide a later disagreement', async () => {
    meeting = await addMeeting(api, { ...MEETING, timeSlots: [PACIFIC] });
    expect((await acknowledge().expect(200)).body).toEqual(meeting);
  });

  it('ends only with the next change of days or slots', async () => {
    await acknowledge().expect(200);
    const renamed = await save({ title: 'Otro' });
    expect(renamed.body.acknowledgement).not.toBeNull();
    const later = await save({ version: 2, timeSlots: [PACIFIC, { ...MEXICAN, time: '20:30' }] });
    expect(later.body.acknowledgement).toBeNull();

    await acknowledge(3).expect(200);
    const fewer = await save({ version: 3, timeSlots: later.body.timeSlots, daysOfWeek: ['sunday'] });
    expect(fewer.body.acknowledgement).toBeNull();
  });

  it('refuses stale versions and accounts that may not write', async () => {
    await save({ title: 'Otro' });
    const { body } = await acknowledge(1).expect(409);
    const { name } = (await api.as('admin').get('/auth/user').expect(200)).body;
    expect(body).toMatchObject({ code: 'zoom-meetings.stale', params: { current: 2, changedBy: name } });
    await acknowledge(0).expect(400);
    await acknowledge(2, 'manager').expect(403);
    await api.as('admin').post(`/zoom-meetings/${NOBODY}/acknowledgement`).send({ version: 1 }).expect(404);
  });

  it('is not shown to visitors', async () => {
    await acknowledge().expect(200);
    const { body } = await api.asVisitor().get('/zoom-meetings').expect(200);
    expect(JSON.stringify(body)).not.toContain('acknowledge');
  });
});
