import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { meetingSlugs, type ZoomMeeting as ZoomMeetingResponse } from '@vitral/contracts/zoom-meetings';
import { addMeeting, MEETING } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
const added: string[] = [];

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(async () => {
  for (const id of added.splice(0)) await api.as('admin').delete(`/zoom-meetings/${id}`);
});

async function add(meeting: object = MEETING): Promise<ZoomMeetingResponse> {
  const row = await addMeeting(api, meeting);
  added.push(row.id);
  return row;
}

describe('live sessions', () => {
  it('returns a whole meeting with its coming dates to accounts that may write', async () => {
    const meeting = await add();
    expect(meeting).toEqual({
      ...MEETING,
      id: meeting.id,
      dates: expect.any(Array),
      disagreements: [],
      exceptions: [],
      datelessExceptions: [],
      acknowledgement: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
    });
    expect(meeting.dates).toHaveLength(8);
    for (const { timezone, status, start, end } of meeting.dates) {
      expect([timezone, status]).toEqual(['America/Los_Angeles', 'held']);
      expect(Date.parse(end ?? '') - Date.parse(start)).toBe(3_600_000);
    }
    const { body } = await api.as('admin').get(`/zoom-meetings/${meeting.id}`).expect(200);
    expect(body).toEqual(meeting);
    const { body: list } = await api.as('admin').get('/zoom-meetings').expect(200);
    expect(list).toContainEqual(meeting);
  });

  it('shows others only active meetings, without the link', async () => {
    const shown = await add();
    const hidden = await add({ ...MEETING, isActive: false });
    const {
      zoomLink: _zoomLink,
      isManagedInZoom: _isManagedInZoom,
      isActive: _isActive,
      ...publicFields
    } = MEETING;

    for (const reader of [api.asVisitor(), api.as('user'), api.as('manager')]) {
      const { body } = await reader.get('/zoom-meetings').expect(200);
      expect(body).toContainEqual({
        ...publicFields,
        id: shown.id,
        exceptions: [],
        slugs: meetingSlugs(shown),
        updatedAt: shown.updatedAt,
      });
      expect(JSON.stringify(body)).not.toContain(hidden.id);
    }
  });

  it.each(['user', 'manager', 'visitor'] as const)('refuses a %s who would write', async (role) => {
    const { id } = await add();
    const [client, status] = role === 'visitor' ? [api.asVisitor(), 401] : [api.as(role), 403];
    await client.post('/zoom-meetings').send(MEETING).expect(status);
    await client.post('/zoom-meetings/schedule').send(MEETING).expect(status);
    await client.get(`/zoom-meetings/${id}`).expect(status);
    await client
      .put(`/zoom-meetings/${id}`)
      .send({ ...MEETING, version: 1 })
      .expect(status);
    await client.delete(`/zoom-meetings/${id}`).expect(status);
  });

  it('accepts the whole item as it was read, and stores omitted fields as blank', async () => {
    const { dates: _dates, ...meeting } = await add();
    const { body } = await api
      .as('admin')
      .put(`/zoom-meetings/${meeting.id}`)
      .send({ ...meeting, dates: [], id: NOBODY, titleEn: ' ', title: ' Salud\u0000  y más ' })
      .expect(200);
    expect(body).toMatchObject({
      ...meeting,
      titleEn: null,
      title: 'Salud y más',
      version: 2,
      updatedAt: body.updatedAt,
    });
  });

  it('does not change a meeting that is sent back unchanged', async () => {
    const meeting = await add();
    const { body } = await api.as('admin').put(`/zoom-meetings/${meeting.id}`).send(meeting).expect(200);
    expect(body).toEqual(meeting);
  });

  it('accepts one of two parallel edits and reports the current version to the other', async () => {
    const meeting = await add();
    const responses = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((title) =>
        api
          .as('admin')
          .put(`/zoom-meetings/${meeting.id}`)
          .send({ ...meeting, title }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'zoom-meetings.stale',
      params: { id: meeting.id, current: 2 },
    });
  });

  it('does not find a deleted, unknown or invalid id', async () => {
    const { id } = await add();
    await api.as('admin').delete(`/zoom-meetings/${id}`).expect(204);
    for (const gone of [id, NOBODY]) {
      const { body } = await api.as('admin').get(`/zoom-meetings/${gone}`).expect(404);
      expect(body.code).toBe('zoom-meetings.not-found');
      await api
        .as('admin')
        .put(`/zoom-meetings/${gone}`)
        .send({ ...MEETING, version: 1 })
        .expect(404);
      await api.as('admin').delete(`/zoom-meetings/${gone}`).expect(404);
    }
    await api.as('admin').get('/zoom-meetings/seven').expect(404);
  });

  it('audits who changed which fields', async () => {
    const meeting = await add();
    const url = `/zoom-meetings/${meeting.id}`;
    const off = await api
      .as('admin')
      .put(url)
      .send({ ...meeting, isActive: false });
    await api
      .as('admin')
      .put(url)
      .send({ ...off.body, daysOfWeek: ['sunday'] });
    await api.as('admin').delete(url);

    const { body } = await api.as('admin').get('/audit').query({ limit: 4 }).expect(200);
    expect(body.map(({ verb }: { verb: string }) => verb)).toEqual([
      'deleted',
      'updated',
      'deactivated',
      'created',
    ]);
    expect(body[0]).toMatchObject({ noun: 'zoom-meetings', itemId: meeting.id, itemName: MEETING.title });
  });

  it('pages and searches', async () => {
    await add({ ...MEETING, title: 'Cien 100% seguro' });
    await add({ ...MEETING, titleEn: 'Surely 100%' });
    const found = await api
      .as('admin')
      .get('/zoom-meetings')
      .query({ q: '100%', limit: 1, offset: 1 })
      .expect(200);
    expect(found.headers['x-total-count']).toBe('2');
    expect(found.body.map(({ titleEn }: ZoomMeetingResponse) => titleEn)).toEqual(['Surely 100%']);
    await api.as('admin').get('/zoom-meetings').query({ limit: 101 }).expect(400);
  });
});
