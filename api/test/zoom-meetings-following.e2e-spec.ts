import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PublicZoomMeeting, ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { type Api, startApi } from './start-api.ts';

const PACIFIC = { timezone: 'America/Los_Angeles', time: '18:00', endTime: '19:00' };
const MEXICAN = { timezone: 'America/Mexico_City', follows: true };

let api: Api;
beforeAll(async () => {
  // Jobs set their timers by `Date.now`, which the tests replace.
  api = await startApi({ JOBS: 'false' });
});
afterAll(() => api.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const add = (...timeSlots: object[]) => addMeeting(api, { ...MEETING, timeSlots });
const at = (now: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));

async function readAt(now: string, { id }: ZoomMeeting): Promise<ZoomMeeting> {
  at(now);
  const admin = await api.logIn('admin', 'admin-vitral');
  return (await admin.get(`/zoom-meetings/${id}`).expect(200)).body;
}

describe('slots that follow the first', () => {
  it('computes the times of a slot that follows the first one, in winter and in summer', async () => {
    const meeting = await add(PACIFIC, MEXICAN);
    expect(meeting.disagreements).toEqual([]);
    const slotAt = async (now: string) => (await readAt(now, meeting)).timeSlots[1];
    expect(await slotAt('2027-01-12T10:00Z')).toEqual({ ...MEXICAN, time: '20:00', endTime: '21:00' });
    expect(await slotAt('2027-07-13T10:00Z')).toEqual({ ...MEXICAN, time: '19:00', endTime: '20:00' });
  });

  it('treat their own response as no edit, in every season', async () => {
    const meeting = await add(PACIFIC, MEXICAN);
    const summer = await readAt('2027-07-13T10:00Z', meeting);
    expect(summer.timeSlots).toMatchObject([PACIFIC, { ...MEXICAN, time: '19:00' }]);
    const admin = await api.logIn('admin', 'admin-vitral');
    const { body } = await admin.put(`/zoom-meetings/${meeting.id}`).send(summer).expect(200);
    expect(body.version).toBe(1);
  });

  it('hides following slots from visitors, since their times change with the season', async () => {
    const { id, timeSlots } = await add(PACIFIC, MEXICAN);
    expect(timeSlots).toMatchObject([PACIFIC, MEXICAN]);
    const { body } = await api.asVisitor().get('/zoom-meetings').expect(200);
    const shown = (body as PublicZoomMeeting[]).find((meeting) => meeting.id === id);
    expect(shown?.timeSlots).toEqual([PACIFIC]);
  });

  it('does not let the first slot follow, and accepts only true', async () => {
    const { timeSlots } = await add({ ...PACIFIC, follows: true });
    expect(timeSlots).toEqual([PACIFIC]);
    for (const wrong of [
      [MEXICAN],
      [PACIFIC, { ...MEXICAN, follows: 'yes', time: '20:00' }],
      [PACIFIC, { follows: true }, 7],
    ])
      await api
        .as('admin')
        .post('/zoom-meetings')
        .send({ ...MEETING, timeSlots: wrong })
        .expect(400);
  });
});
