import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES } from '@vitral/contracts/access';
import { USER_STATES, type User as UserResponse } from '@vitral/contracts/users';
import { USER_SORTS } from '../src/accounts/users/users.dto.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount } from './set-up/accounts.ts';
import { NOBODY } from './set-up/nobody.ts';

import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function usersFor(query: object): Promise<UserResponse[]> {
  const { body } = await api.as('admin').get('/admin/users').query(query).expect(200);
  return body;
}

const namesFor = async (query: object) => (await usersFor(query)).map(({ username }) => username);

describe('users', () => {
  it('lists accounts by name, without password data', async () => {
    const { body, headers } = await api.as('admin').get('/admin/users').expect(200);
    expect(headers['x-total-count']).toBe('3');
    expect(body.map((user: UserResponse) => user.name)).toEqual([
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
      passkeyCount: 0,
      isBreakGlass: false,
      lastLogin: expect.any(String),
      status: 'active',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
    });
    const { id } = body[0];
    expect((await api.as('admin').get(`/admin/users/${id}`).expect(200)).body).toEqual(body[0]);
  });

  it('sorts names alphabetically, regardless of accents and capitals', async () => {
    for (const [username, name] of [
      ['angela', 'Ángela'],
      ['zoe', 'zoe'],
      ['oscar', 'Óscar'],
    ] as const)
      await addAccount(api, { username, name: `${name} Sorted` });
    const names = async (sort: string) => (await usersFor({ q: 'sorted', sort })).map(({ name }) => name);
    const sorted = ['Ángela Sorted', 'Óscar Sorted', 'zoe Sorted'];
    expect(await names('name')).toEqual(sorted);
    expect(await names('-name')).toEqual(sorted.toReversed());
  });

  it('is for admins only, and does not find unknown accounts', async () => {
    const paths = ['', '/stats', '/export', `/${NOBODY}`].map((path) => `/admin/users${path}`);
    for (const path of paths) {
      await api.asVisitor().get(path).expect(401);
      await api.as('user').get(path).expect(403);
      await api.as('manager').get(path).expect(403);
    }
    const { body } = await api.as('admin').get(`/admin/users/${NOBODY}`).expect(404);
    expect(body).toMatchObject({ code: 'users.not-found', params: { id: NOBODY } });
    await api.as('admin').get('/admin/users/seven').expect(404);
  });

  it('treats an account as active for 24 hours after its last login', async () => {
    const em = api.em();
    const statusOfUser = async () => (await usersFor({ q: 'ferrer' }))[0]?.status;

    await em.nativeUpdate(User, { username: 'user' }, { lastLogin: hoursAgo(23.9) });
    expect(await statusOfUser()).toBe('active');
    await em.nativeUpdate(User, { username: 'user' }, { lastLogin: hoursAgo(24.1) });
    expect(await statusOfUser()).toBe('inactive');
    await em.nativeUpdate(User, { username: 'user' }, { lastLogin: null });
    expect(await statusOfUser()).toBe('inactive');
  });

  describe('a list with accounts in every state', () => {
    beforeAll(async () => {
      const em = api.em();
      await em.nativeDelete(User, { username: { $nin: ROLES } });
      await em.nativeUpdate(User, { username: { $in: ROLES } }, { lastLogin: hoursAgo(1) });
      await addAccount(api, {
        name: 'Ana',
        username: 'a',
        email: 'Ana.Ruiz@example.org',
        lastLogin: hoursAgo(30),
      });
      await addAccount(api, { name: 'Berta', username: 'b_50%', role: 'manager', passwordHash: null });
      await addAccount(api, { name: 'Ciro', username: 'c', role: 'admin', isEnabled: false });
      await addAccount(api, { name: 'Dora', username: 'd', isEnabled: false, awaitsApproval: true });
      await addAccount(api, { name: 'Édgar Ñ', username: 'e', isEnabled: false, passwordHash: null });
    });

    it.each([
      [{ role: 'admin' }, ['admin', 'c']],
      [{ role: 'manager' }, ['b_50%', 'manager']],
      [{ state: 'enabled' }, ['admin', 'a', 'user', 'manager']],
      [{ state: 'invited' }, ['b_50%']],
      [{ state: 'disabled' }, ['c', 'e']],
      [{ state: 'awaiting-approval' }, ['d']],
      [{ state: 'disabled', role: 'admin' }, ['c']],
      [{ q: 'FERRER' }, ['user']],
      [{ q: 'éDGAR ñ' }, ['e']],
      [{ q: 'ana.ruiz@EXAMPLE' }, ['a']],
      [{ q: '_50%' }, ['b_50%']],
      [{ q: 'b%5' }, []],
      [{ q: 'a', state: 'invited' }, ['b_50%']],
    ])('finds %j', async (query, expected) => {
      expect(await namesFor(query)).toEqual(expected);
      const { headers } = await api
        .as('admin')
        .get('/admin/users')
        .query({ ...query, limit: 1 });
      expect(headers['x-total-count']).toBe(String(expected.length));
    });

    it('shows the state by which each account is found', async () => {
      for (const state of USER_STATES) {
        for (const user of await usersFor({ state })) expect(user.state).toBe(state);
      }
    });

    it.each(USER_SORTS)('sorts by %s in pages that never overlap', async (sort) => {
      const all = await usersFor({ sort });
      const field = sort.replace('-', '') as 'name' | 'createdAt' | 'lastLogin';
      const values = all.map((user) => user[field]).filter((value) => value !== null);
      const sorted = [...values].sort(new Intl.Collator('en').compare);
      expect(values).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted);
      expect(all.slice(values.length).every((user) => user[field] === null)).toBe(true);

      const pages = [];
      for (const offset of [0, 3, 6]) pages.push(...(await usersFor({ sort, limit: 3, offset })));
      expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    });

    it('counts accounts for the cards', async () => {
      const { body } = await api.as('admin').get('/admin/users/stats').expect(200);
      expect(body).toEqual({ total: 8, active: 3, admins: 2, awaitingApproval: 1 });
      const { body: dashboard } = await api.as('admin').get('/admin/stats').expect(200);
      expect(dashboard).toMatchObject({ users: 8, activeUsers: 3 });
    });

    it.each([{ role: 'root' }, { state: 'enabled,disabled' }, { sort: 'passwordHash' }, { limit: 101 }])(
      'refuses %j',
      async (query) => {
        const { body } = await api.as('admin').get('/admin/users').query(query).expect(400);
        expect(body.params.fields[0]).toContain(Object.keys(query)[0]);
      },
    );
  });
});
