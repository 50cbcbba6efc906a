import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { IdentityProvider } from '@vitral/contracts/identity-providers';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { storeAdmin } from '../src/commands/create-admin/store-admin.ts';
import { changeSettings, expireLogins, PASSWORD } from './set-up/accounts.ts';
import { providerInput } from './set-up/provider-browser.ts';
import { type Api, startApi } from './start-api.ts';

const STRONG = 'tres linternas de papel';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let provider: IdentityProvider;
beforeEach(async () => {
  await changeSettings(api, {});
  await api.em().execute(`delete from identity_provider; delete from rate_limit`);
  await api.em().execute(`delete from account where username = 'rescue'`);
  const input = { ...providerInput({ issuer: 'https://login.example.org' }) };
  ({ body: provider } = await api.as('admin').post('/identity-providers').send(input).expect(201));
});

/** Creates a break-glass admin as `npm run admin:create` does. */
const createAdmin = () =>
  storeAdmin(String(api.application.get(MikroORM).config.get('clientUrl')), {
    person: { name: 'Rosa', username: 'rescue', email: null, role: 'admin' },
    password: STRONG,
  });

async function switchOff(isPasswordLoginOff = true) {
  const { body } = await api.as('admin').get('/settings').expect(200);
  const settings = { ...DEFAULT_SETTINGS, isPasswordLoginOff, version: body.version };
  return api.as('admin').put('/settings').send(settings);
}

const logIn = (username: string, password: string) =>
  api.asVisitor().post('/auth/login').send({ username, password });

describe('password login', () => {
  it('can only be switched off with an active provider and a break-glass admin', async () => {
    expect((await switchOff()).body.code).toBe('settings.no-break-glass');
    await createAdmin();
    await api
      .as('admin')
      .put(`/identity-providers/${provider.id}`)
      .send({ ...provider, isActive: false });
    expect((await switchOff()).body.code).toBe('settings.no-provider');
    await api
      .as('admin')
      .put(`/identity-providers/${provider.id}`)
      .send({ ...provider, version: 2 })
      .expect(200);
    expect((await switchOff()).status).toBe(200);
    expect((await switchOff(false)).status).toBe(200);
  });

  it('is refused while it is off, in the same way for right, wrong and unknown ones', async () => {
    await createAdmin();
    await switchOff();
    const { body: options } = await api.asVisitor().get('/auth/options').expect(200);
    expect(options).toMatchObject({ isPasswordLoginOff: true, isRegistrationOpen: false });
    for (const [username, password] of [
      ['manager', api.passwordOf('manager')],
      ['manager', 'wrong-one'],
      ['rescue', 'wrong-one'],
      ['nobody', 'wrong-one'],
    ] as const) {
      const { body } = await logIn(username, password).expect(403);
      expect(body).toMatchObject({ code: 'auth.password-login-off', params: {} });
    }
    await logIn('rescue', STRONG).expect(200);
    await api.as('manager').get('/auth/user').expect(200);
  });

  it('renews no login while it is off, except those of break-glass accounts', async () => {
    await createAdmin();
    const manager = await api.logIn('manager', api.passwordOf('manager'));
    const rescue = await api.logIn('rescue', STRONG);
    await switchOff();
    for (const password of [api.passwordOf('manager'), 'wrong-one']) {
      const { body } = await manager.post('/profile/login-renewal').send({ password }).expect(403);
      expect(body).toMatchObject({ code: 'auth.password-login-off', params: {} });
    }
    await rescue.post('/profile/login-renewal').send({ password: STRONG }).expect(204);
  });

  it('protects no profile while it is off, where a recent login does, except those of break-glass accounts', async () => {
    await createAdmin();
    const manager = await api.logIn('manager', api.passwordOf('manager'));
    const rescue = await api.logIn('rescue', STRONG);
    await switchOff();
    const setUp = (agent: typeof manager, password?: string) =>
      agent.post('/profile/second-factor').send({ password });
    await setUp(manager).expect(200);
    expect((await setUp(rescue)).body.params).toEqual({ fields: ['password:isString'] });
    await setUp(rescue, STRONG).expect(200);

    await expireLogins(api, 'manager');
    for (const password of [api.passwordOf('manager'), undefined]) {
      expect((await setUp(manager, password).expect(403)).body.code).toBe('auth.login-not-recent');
    }
  });

  it('keeps one active provider and one break-glass admin while it is off', async () => {
    await createAdmin();
    await switchOff();
    const admin = api.as('admin');
    const { body: refused } = await admin.delete(`/identity-providers/${provider.id}`).expect(409);
    expect(refused.code).toBe('identity-providers.needed');
    const inactive = { ...provider, isActive: false };
    await admin.put(`/identity-providers/${provider.id}`).send(inactive).expect(409);

    const { body: users } = await admin.get('/admin/users?q=rescue').expect(200);
    const [rescue] = users;
    expect(rescue).toMatchObject({ username: 'rescue', isBreakGlass: true });
    const { body } = await admin.delete(`/admin/users/${rescue.id}`).expect(409);
    expect(body.code).toBe('users.last-break-glass');
    await admin
      .put(`/admin/users/${rescue.id}`)
      .send({ ...rescue, isEnabled: false })
      .expect(409);
    await admin
      .put(`/admin/users/${rescue.id}`)
      .send({ ...rescue, role: 'user' })
      .expect(409);
    await switchOff(false);
    await admin.delete(`/admin/users/${rescue.id}`).expect(204);
  });

  it('closes registration, whatever its setting', async () => {
    await changeSettings(api, { isRegistrationOpen: true, isPasswordLoginOff: true });
    const input = { name: 'Nadia', username: 'nadia', email: 'n@vitral.example', password: PASSWORD };
    const { body } = await api
      .asVisitor()
      .post('/auth/registration')
      .send({ ...input, language: 'es' })
      .expect(403);
    expect(body.code).toBe('auth.registration-closed');
  });
});
