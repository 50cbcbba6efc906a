import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const GONE = { code: 'zoom-meetings.leader-not-found' };

async function addMember(): Promise<string> {
  const member = { name: 'Eva Paz', title: 'Médica', bio: '' };
  return (await api.as('manager').post('/team-members').send(member).expect(201)).body.id;
}

describe('leaders and pictures of live sessions', () => {
  it('are shown to visitors', async () => {
    const shown = { leaderId: await addMember(), image: '/uploads/sofia-nakamura.webp' };
    const { id } = await addMeeting(api, { ...MEETING, ...shown });

    const { body } = await api.asVisitor().get('/zoom-meetings').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ id, ...shown }));
  });

  it('are refused when the member is unknown, also in an update', async () => {
    const refused = api.as('admin').post('/zoom-meetings');
    expect((await refused.send({ ...MEETING, leaderId: NOBODY }).expect(400)).body).toMatchObject(GONE);

    const meeting = await addMeeting(api);
    const update = api.as('admin').put(`/zoom-meetings/${meeting.id}`);
    expect((await update.send({ ...meeting, leaderId: NOBODY }).expect(400)).body).toMatchObject(GONE);
  });

  it('leaves a live session without a leader once the member is deleted, and keeps its version', async () => {
    const leaderId = await addMember();
    const meeting = await addMeeting(api, { ...MEETING, leaderId });
    await api.as('manager').delete(`/team-members/${leaderId}`).expect(204);

    const { body } = await api.as('admin').get(`/zoom-meetings/${meeting.id}`).expect(200);
    expect(body).toMatchObject({ leaderId: null, version: 1 });
    const update = api.as('admin').put(`/zoom-meetings/${meeting.id}`);
    await update.send({ ...body, title: 'Otro título' }).expect(200);
  });

  it('refuse values that are not a picture or an id', async () => {
    for (const wrong of [{ image: 'javascript:alert(1)' }, { leaderId: 'eva' }]) {
      await api
        .as('admin')
        .post('/zoom-meetings')
        .send({ ...MEETING, ...wrong })
        .expect(400);
    }
  });
});
