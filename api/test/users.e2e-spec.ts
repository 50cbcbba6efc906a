import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { User as UserAnswer } from '@vitral/contracts';
import { User } from '../src/users/users.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function usersFor(query: object): Promise<UserAnswer[]> {
  const { body } = await api.as('admin').get('/admin/users').query(query).expect(200);
  return body;
}

it('lists accounts by name, without anything of their passwords', async () => {
  const { body, headers } = await api.as('admin').get('/admin/users').expect(200);
  expect(headers['x-total-count']).toBe('3');
  expect(body.map((user: UserAnswer) => user.name)).toEqual([
    'Adriana Salazar',
    'Lucía Ferrer',
    'Mateo Rivas',
  ]);
  expect(body[0]).toEqual({
    id: expect.any(String),
    name: 'Adriana Salazar',
    username: 'admin',
    email: null,
    role: 'admin',
    isEnabled: true,
    state: 'enabled',
    hasSecondFactor: false,
    lastLogin: expect.any(String),
    status: 'active',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    version: 1,
  });
});

it('finds by text and by role, and pages', async () => {
  expect((await usersFor({ q: 'FERRER' })).map((user) => user.username)).toEqual(['user']);
  expect((await usersFor({ role: 'manager' })).map((user) => user.username)).toEqual(['manager']);
  expect((await usersFor({ sort: '-name', limit: 1, offset: 1 })).map((user) => user.username)).toEqual([
    'user',
  ]);
  await api.as('admin').get('/admin/users').query({ role: 'root' }).expect(400);
});

it('calls an account active for 24 hours after its last login', async () => {
  const em = api.application.get(MikroORM).em.fork();
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const statusOfUser = async () => (await usersFor({ q: 'ferrer' }))[0]?.status;

  await em.nativeUpdate(User, { username: 'user' }, { lastLogin: hoursAgo(23.9) });
  expect(await statusOfUser()).toBe('active');
  await em.nativeUpdate(User, { username: 'user' }, { lastLogin: hoursAgo(24.1) });
  expect(await statusOfUser()).toBe('inactive');
  await em.nativeUpdate(User, { username: 'user' }, { lastLogin: null });
  expect(await statusOfUser()).toBe('inactive');
});
