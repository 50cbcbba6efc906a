import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { User as UserResponse } from '@vitral/contracts/users';
import { User } from '../src/accounts/users.entity.ts';
import { UsersService } from '../src/accounts/users/users.service.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

const ROUNDS = 10;

let api: Api;
let orm: MikroORM;
let users: UsersService;
beforeAll(async () => {
  api = await startApi({ DEMO: 'false' });
  orm = api.application.get(MikroORM);
  users = api.application.get(UsersService);
});
afterAll(() => api.stop());

let first: User;
let second: User;
beforeEach(() => twoAdmins());

async function twoAdmins(): Promise<void> {
  await orm.em.fork().nativeDelete(User, {});
  first = await addAccount(api, { username: 'first', role: 'admin' });
  second = await addAccount(api, { username: 'second', role: 'admin' });
}

const adminsLeft = () =>
  orm.em.fork().count(User, { role: 'admin', isEnabled: true, passwordHash: { $ne: null } });

const inputOf = ({ name, username, role, isEnabled, version }: User) => ({
  name,
  username,
  email: null,
  role,
  isEnabled,
  version,
});

const REMOVALS = {
  delete: ({ id }: User): Promise<unknown> => users.remove(id),
  disable: (user: User): Promise<unknown> => users.update(user.id, { ...inputOf(user), isEnabled: false }),
  demote: (user: User): Promise<unknown> => users.update(user.id, { ...inputOf(user), role: 'manager' }),
};

/** Acts as a separate request. */
const apart = (work: () => Promise<unknown>) => RequestContext.create(orm.em, work);

describe('last enabled admin', () => {
  it.each([
    ['delete', 'delete'],
    ['disable', 'disable'],
    ['demote', 'demote'],
    ['delete', 'demote'],
    ['disable', 'delete'],
  ] as const)(
    'leaves one of two admins when parallel requests %s the one and %s the other',
    async (one, other) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await twoAdmins();
        const outcomes = await Promise.allSettled([
          apart(() => REMOVALS[one](first)),
          apart(() => REMOVALS[other](second)),
        ]);
        const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
        expect(refused).toMatchObject([{ reason: { code: 'users.last-admin' } }]);
        expect(await adminsLeft()).toBe(1);
      }
    },
  );

  it('leaves one of two admins who remove each other at once', async () => {
    const [one, other] = [await api.logIn('first', PASSWORD), await api.logIn('second', PASSWORD)];
    const statuses = (
      await Promise.all([one.delete(`/admin/users/${second.id}`), other.delete(`/admin/users/${first.id}`)])
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(await adminsLeft()).toBe(1);
  });

  it.each([
    ['deleted', (user: UserResponse) => ['delete', {}, user] as const],
    ['disabled', (user: UserResponse) => ['put', { isEnabled: false }, user] as const],
    ['demoted', (user: UserResponse) => ['put', { role: 'user' }, user] as const],
  ])(
    'refuses to let the last admin be %s, even by themselves, whatever other accounts exist',
    async (_, call) => {
      await orm.em.fork().nativeDelete(User, { id: second.id });
      await addAccount(api, { username: 'invited', role: 'admin', passwordHash: null });
      await addAccount(api, { username: 'disabled', role: 'admin', isEnabled: false });
      await addAccount(api, { username: 'manager', role: 'manager' });
      const agent = await api.logIn('first', PASSWORD);
      const { body: user } = await agent.get(`/admin/users/${first.id}`).expect(200);

      const [method, changes] = call(user);
      const { body } = await agent[method](`/admin/users/${first.id}`).send(
        method === 'put' ? { ...user, ...changes } : undefined,
      );
      expect(body).toMatchObject({ statusCode: 409, code: 'users.last-admin', params: { id: first.id } });
      expect((await agent.get(`/admin/users/${first.id}`).expect(200)).body).toEqual(user);
    },
  );

  it('allows other changes to the last admin, and removing admins who cannot log in', async () => {
    await orm.em.fork().nativeDelete(User, { id: second.id });
    const invited = await addAccount(api, { username: 'invited', role: 'admin', passwordHash: null });
    const agent = await api.logIn('first', PASSWORD);
    const { body: user } = await agent.get(`/admin/users/${first.id}`).expect(200);
    await agent
      .put(`/admin/users/${first.id}`)
      .send({ ...user, name: 'Primera' })
      .expect(200);
    await agent.delete(`/admin/users/${invited.id}`).expect(204);
  });
});
