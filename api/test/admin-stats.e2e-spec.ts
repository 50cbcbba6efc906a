import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function statsOf(role: 'admin' | 'manager' | 'user') {
  const { body } = await api.as(role).get('/admin/stats').expect(200);
  return body;
}

it('counts what each role may know of', async () => {
  const { recentActivities: _ofUser, ...user } = await statsOf('user');
  expect(user).toEqual({ materials: 4, teamMembers: 6, liveSessions: 11 });
  const { recentActivities: _ofManager, ...manager } = await statsOf('manager');
  expect(manager).toEqual({ materials: 5, teamMembers: 6, liveSessions: 11, testimonials: 8, content: 7 });
  const { recentActivities: _ofAdmin, ...admin } = await statsOf('admin');
  expect(admin).toEqual({ ...manager, users: 3, activeUsers: 3 });
});

it('counts anew after a change', async () => {
  const story = { name: 'Ana López', text: 'Aprendí a escuchar.' };
  await api.as('manager').post('/testimonials').send(story).expect(201);
  expect(await statsOf('manager')).toMatchObject({ testimonials: 9 });
});

it('tells the admin the five newest activities and everybody else their own', async () => {
  await api.as('manager').put('/profile/preferences').send({ language: 'es' });
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) {
    await api.as('manager').post('/testimonials').send({ name, text: 'Texto' }).expect(201);
  }
  const { recentActivities } = await statsOf('admin');
  expect(recentActivities).toHaveLength(5);
  expect(recentActivities[0]).toMatchObject({
    description: 'Mateo Rivas created "Cinco" (testimonials)',
    verb: 'created',
    noun: 'testimonials',
    itemName: 'Cinco',
    actorName: 'Mateo Rivas',
  });
  const own = await statsOf('user');
  expect(own.recentActivities.map((activity: { description: string }) => activity.description)).toEqual([
    'Lucía Ferrer logged in',
  ]);
});
