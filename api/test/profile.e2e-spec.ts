import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NEWEST_NEWS } from '@vitral/contracts/news';
import { ROLES } from '@vitral/contracts/access';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const OWN_CALLS = [
  ['put', '/profile/preferences'],
  ['post', '/profile/password'],
  ['get', '/profile/sessions'],
  ['delete', '/profile/sessions'],
  ['delete', '/profile/sessions/01926f00-0000-7000-8000-000000000000'],
  ['get', '/profile/second-factor'],
  ['post', '/profile/second-factor'],
  ['put', '/profile/second-factor'],
  ['post', '/profile/second-factor/removal'],
  ['post', '/profile/second-factor/recovery-codes'],
] as const;

describe('profile', () => {
  it.each(OWN_CALLS)('refuses %s %s without a login', async (method, path) => {
    const { body } = await api.asVisitor()[method](path).send({}).expect(401);
    expect(body.code).toBe('auth.unauthorized');
  });

  it.each(ROLES)('stores the preferences of a %s', async (role) => {
    const chosen = { language: 'en', theme: 'dark', density: 'compact' };
    const { body } = await api.as(role).put('/profile/preferences').send(chosen).expect(200);
    expect(body).toMatchObject({ username: role, role, ...chosen });

    const { body: kept } = await api.as(role).get('/auth/user');
    expect(kept).toEqual(body);
  });

  it('remembers that the first steps are hidden, and the news that were read', async () => {
    const { body: before } = await api.as('admin').get('/auth/user').expect(200);
    expect(before).toMatchObject({ hidesFirstSteps: false, newsSeen: NEWEST_NEWS });

    const chosen = { hidesFirstSteps: true, newsSeen: '12.34.5' };
    await api.as('admin').put('/profile/preferences').send(chosen).expect(200);
    const { body } = await api.as('admin').get('/auth/user').expect(200);
    expect(body).toEqual({ ...before, ...chosen });
    const { body: other } = await api.as('manager').get('/auth/user');
    expect(other).toMatchObject({ hidesFirstSteps: false, newsSeen: NEWEST_NEWS });
  });

  it('leaves omitted fields unchanged, and null follows the site', async () => {
    const prefer = (input: object) => api.as('user').put('/profile/preferences').send(input).expect(200);
    await prefer({ language: 'fr', theme: 'system', density: 'comfortable' });
    await prefer({ theme: 'light' });
    await prefer({ density: null });
    await prefer({});

    const { body } = await api.as('user').get('/auth/user');
    expect(body).toMatchObject({ language: 'fr', theme: 'light', density: null });
  });

  it('stores the language of each person separately from others and from the site', async () => {
    await api.as('user').put('/profile/preferences').send({ language: 'en' });
    await api.as('manager').put('/profile/preferences').send({ language: null });

    const { body: other } = await api.as('manager').get('/auth/user');
    expect(other.language).toBeNull();
    const { body: site } = await api.asVisitor().get('/site-config/site_language');
    expect(site.value).toBe('es');
  });

  it("does not make an admin's version of the account stale", async () => {
    const find = async () => {
      const { body } = await api.as('admin').get('/admin/users').query({ q: 'manager' });
      return body[0];
    };
    const { version, updatedAt } = await find();
    await api.as('manager').put('/profile/preferences').send({ theme: 'dark' }).expect(200);
    expect(await find()).toMatchObject({ version, updatedAt });
  });

  it.each([
    [{ language: 'de' }, ['language:isIn']],
    [{ theme: 'blue', density: 1 }, ['theme:isIn', 'density:isIn']],
    [{ hidesFirstSteps: null }, ['hidesFirstSteps:isBoolean']],
    [{ newsSeen: 'the newest' }, ['newsSeen:isVersion']],
    [{ newsSeen: null }, ['newsSeen:isVersion']],
    [{ role: 'admin' }, ['role:whitelistValidation']],
  ])('refuses the preferences %j', async (input, fields) => {
    const { body: before } = await api.as('user').get('/auth/user');
    const { body } = await api.as('user').put('/profile/preferences').send(input).expect(400);
    expect(body.params.fields).toEqual(fields);
    await api.as('user').get('/auth/user').expect(200, before);
    await api
      .as('user')
      .get('/auth/user')
      .expect(200, { ...(await api.as('user').get('/auth/user')).body });
  });
});
