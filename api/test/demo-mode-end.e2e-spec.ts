import { afterEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { type Role, ROLES } from '@vitral/contracts/access';
import supertest from 'supertest';
import { hashPassword } from '../src/accounts/auth/password.ts';
import { storeAdmin } from '../src/commands/create-admin/store-admin.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type Api, startApi } from './start-api.ts';

const FIRST_ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'a long enough one' };
const SIGNS: Record<string, string>[] = [{ PUBLIC_URL: 'https://vitral.example' }, { TRUST_PROXY: '1' }];

let api: Api;
afterEach(() => api.stop());

const em = () => api.em();

/** Starts the same site outside demo mode. */
async function leaveDemo(variables: Record<string, string>) {
  const { application, url, close } = await api.startAnother(variables);
  const logIn = (username: string, password: string) =>
    supertest(`${url}/api`).post('/auth/login').send({ username, password });
  return { application, url, close, logIn };
}

const sessionOf = async (role: Role): Promise<string> => {
  const { headers } = await api
    .asVisitor()
    .post('/auth/login')
    .send({ username: role, password: `${role}-vitral` });
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

describe('a database that began as a demo', () => {
  it.each(SIGNS)('accepts no public password and no session from one with %j', async (variables) => {
    api = await startApi();
    await em().nativeUpdate(User, { username: 'manager' }, { passwordHash: await hashPassword(PASSWORD) });
    const session = await sessionOf('admin');
    const left = await leaveDemo(variables);
    try {
      for (const role of ROLES) await left.logIn(role, `${role}-vitral`).expect(401);
      await supertest(left.url).get('/api/auth/user').set('Cookie', session).expect(401);
      await left.logIn('manager', PASSWORD).expect(200);

      const changed = await em().execute(
        `select item_name from audit_entry where verb = 'changed-password' order by item_name`,
      );
      expect(changed).toEqual([{ item_name: 'Adriana Salazar' }, { item_name: 'Lucía Ferrer' }]);
    } finally {
      await left.close();
    }
  });

  it('gives its admin account to the first admin of the variables, without its second factor', async () => {
    api = await startApi();
    await em().nativeUpdate(User, { username: 'admin' }, { isEnabled: false, secondFactorAt: new Date() });
    const left = await leaveDemo({ TRUST_PROXY: '1', ...FIRST_ADMIN });
    try {
      await left.logIn('admin', 'admin-vitral').expect(401);
      const { body } = await left.logIn('admin', FIRST_ADMIN.ADMIN_PASSWORD).expect(200);
      expect(body.user).toMatchObject({ username: 'admin', role: 'admin', hasSecondFactor: false });
    } finally {
      await left.close();
    }
  });

  it('lets admin:create take over its admin account', async () => {
    api = await startApi();
    const left = await leaveDemo({ TRUST_PROXY: '1' });
    try {
      const person = { name: 'Rosa', username: 'admin', email: null, role: 'admin' } as const;
      const url = String(api.application.get(MikroORM).config.get('clientUrl'));
      await storeAdmin(url, { person, password: PASSWORD });
      const { body } = await left.logIn('admin', PASSWORD).expect(200);
      expect(body.user).toMatchObject({ name: 'Rosa', role: 'admin' });
      await expect(storeAdmin(url, { person, password: PASSWORD })).rejects.toThrow('is taken');
    } finally {
      await left.close();
    }
  });

  it.each([
    [
      { ADMIN_USERNAME: 'Manager', ADMIN_PASSWORD: 'a long enough one' },
      'ADMIN_USERNAME is "Manager", which is the username of another account: choose another one.',
    ],
    [
      { ADMIN_USERNAME: 'rosa', ADMIN_PASSWORD: 'user-vitral' },
      'ADMIN_PASSWORD is the public password of a demo account: choose another one.',
    ],
    [
      { ADMIN_USERNAME: 'rosa', ADMIN_PASSWORD: 'Kolesnikov' },
      'ADMIN_PASSWORD is in lists of leaked passwords: choose another one.',
    ],
  ])('refuses to start with %j', async (variables, sentence) => {
    api = await startApi();
    await expect(api.startAnother({ TRUST_PROXY: '1', ...variables })).rejects.toThrow(sentence);
  });
});

describe('outside demo mode a public password', () => {
  it('is wrong for every account, even when its hash is in the database', async () => {
    api = await startApi({ DEMO: 'false' });
    const passwordHash = await hashPassword('admin-vitral');
    await addAccount(api, { username: 'admin', role: 'admin', passwordHash });
    await addAccount(api, { username: 'rosa', role: 'admin', passwordHash });
    for (const username of ['admin', 'rosa']) {
      const { body } = await api.asVisitor().post('/auth/login').send({ username, password: 'admin-vitral' });
      expect(body).toMatchObject({ statusCode: 401, code: 'auth.invalid-credentials' });
    }
  });

  it('is refused as too easy to guess when somebody chooses it', async () => {
    api = await startApi({ DEMO: 'false' });
    await addAccount(api, { username: 'rosa' });
    const agent = await api.logIn('rosa', PASSWORD);
    const { body } = await agent
      .post('/profile/password')
      .send({ currentPassword: PASSWORD, newPassword: 'manager-vitral' })
      .expect(400);
    expect(body).toMatchObject({ code: 'auth.weak-password', params: { score: 0 } });
  });
});
