import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TeamResource } from '@vitral/contracts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function resources(role: 'manager' | 'user', query = {}): Promise<TeamResource[]> {
  const { body } = await api.as(role).get('/team-resources').query(query).expect(200);
  return body;
}

it('lists the active ones to everybody who is logged in, all of them to managers', async () => {
  expect(await resources('user')).toHaveLength(6);
  expect(await resources('manager')).toHaveLength(7);
  expect((await resources('user', { type: 'handbook' })).map((row) => row.title)).toEqual([
    'Manual de bienvenida',
    'Welcome handbook',
  ]);
  expect((await resources('user', { q: 'time zones' })).map((row) => row.title)).toEqual([
    'World meeting planner',
  ]);
});

it('says where a resource is and counts every access', async () => {
  const [planner] = await resources('user', { q: 'planner' });
  const opened = Array.from({ length: 12 }, () =>
    api.as('user').post(`/team-resources/${planner?.id}/open`).expect(200),
  );
  for (const { body } of await Promise.all(opened)) expect(body).toEqual({ url: planner?.url });
  expect((await resources('user', { sort: '-downloadCount', limit: 1 }))[0]).toMatchObject({
    id: planner?.id,
    downloadCount: 12,
    version: 1,
  });
});

it('does not open to users what is switched off', async () => {
  const hidden = (await resources('manager')).find((row) => !row.isActive);
  const { body } = await api.as('user').post(`/team-resources/${hidden?.id}/open`).expect(404);
  expect(body.code).toBe('team-resources.not-found');
  await api.as('manager').post(`/team-resources/${hidden?.id}/open`).expect(200);
});
