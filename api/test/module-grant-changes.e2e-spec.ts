import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import type { ModuleGrant } from '@vitral/contracts/module-grants';
import { TALK } from './set-up/module-collections.ts';
import { BLOG, OutsideModules, WRITE } from './set-up/outside-modules.ts';
import { ADMIN, startSite } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

const POSTS = '/collections/blog/posts';
const GRANT = '/modules/blog/grant';

let api: Api;
let modules: OutsideModules;
beforeAll(async () => {
  api = await startApi();
  modules = new OutsideModules(api);
});
afterAll(() => api.stop());
// Each set of active modules starts as that of this repository.
let patch = 0;
beforeEach(async () => {
  await startSite(api.application, `0.0.${++patch}`);
});

const read = async (): Promise<ModuleGrant> => (await api.as('admin').get(GRANT).expect(200)).body;
const put = (roles: Record<string, Role>, from: string | null) =>
  api.as('admin').put(GRANT).send({ roles, from });
const change = async (roles: Record<string, Role>) => put(roles, (await read()).grantedAt).expect(200);
const statusOf = async (role: Role) => (await api.as(role).get(POSTS)).status;

describe('the grant of an active module', () => {
  it('says what was granted, by whom and when, and who has each permission', async () => {
    await modules.activate('blog', BLOG);
    const { grantedAt, ...grant } = await read();
    expect(Date.now() - Date.parse(String(grantedAt))).toBeLessThan(60_000);
    expect(grant).toMatchObject({ grantedBy: ADMIN, permissions: [{ ...WRITE, receivers: 'manager' }] });
    expect(grant.asks.map(({ kind }) => kind)).toEqual(['own-permission', 'collection', 'settings']);
  });

  it('gives a permission to fewer roles and back, in sessions that are open', async () => {
    await modules.activate('blog', BLOG);
    expect(await statusOf('manager')).toBe(200);
    const { body } = await change({ 'blog.write': 'admin' });
    expect(body).toMatchObject({ permissions: [{ receivers: 'admin' }] });
    expect([await statusOf('manager'), await statusOf('admin')]).toEqual([403, 200]);
    await api.as('manager').post(POSTS).send(TALK).expect(403);
    await change({ 'blog.write': 'manager' });
    expect(await statusOf('manager')).toBe(200);
  });

  it('revokes a permission from all roles, also for the next release, until an admin gives it back', async () => {
    await modules.activate('blog', BLOG);
    await change({});
    expect([await statusOf('manager'), await statusOf('admin')]).toEqual([403, 403]);
    expect((await api.as('admin').get('/auth/user')).body.modulePermissions).toEqual([]);

    const { id } = await modules.add('blog', BLOG);
    await api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(200);
    expect((await read()).permissions).toMatchObject([{ name: 'blog.write', receivers: null }]);
    expect(await statusOf('admin')).toBe(403);
    await change({ 'blog.write': 'admin' });
    expect([await statusOf('manager'), await statusOf('admin')]).toEqual([403, 200]);
  });

  it('is not widened by the grant of a release that is not active', async () => {
    const permission = { ...WRITE, name: 'essays.write' as const };
    await modules.activate('essays', { permissions: [permission] });
    const wider = await modules.add('essays', { permissions: [{ ...permission, role: 'user' }] });
    await modules.grant(wider.id).expect(204);
    const { body } = await api.as('user').get('/auth/user').expect(200);
    expect(body.modulePermissions).toEqual([]);
  });

  it('lets one of two admins change it, and tells the other who did', async () => {
    await modules.activate('blog', BLOG);
    // Other than both, since a request that changes nothing is never refused.
    await change({ 'blog.write': 'manager' });
    const { grantedAt } = await read();
    const answers = await Promise.all([put({}, grantedAt), put({ 'blog.write': 'admin' }, grantedAt)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const { grantedAt: changedAt } = await read();
    expect(refused).toMatchObject({ code: 'modules.grant-stale', params: { changedBy: ADMIN, changedAt } });
  });

  it('is in the audit log with its roles', async () => {
    await modules.activate('blog', BLOG);
    await change({ 'blog.write': 'manager' });
    await change({});
    const { body } = await api
      .as('admin')
      .get('/audit')
      .query({ noun: 'modules', verb: 'updated', q: 'blog', limit: 1 });
    expect(body[0].changes).toMatchObject({
      before: { roles: { 'blog.write': 'manager' } },
      after: { roles: {} },
    });
  });

  it.each([
    ['a lower role than the declared one', { roles: { 'blog.write': 'user' } }],
    ['a permission of Vitral', { roles: { 'users.write': 'manager' } }],
    ['an unknown role', { roles: { 'blog.write': 'owner' } }],
    ['no roles', {}],
    ['no time', { roles: {}, from: 'yesterday' }],
  ])('refuses %s', async (_, input) => {
    await modules.activate('blog', BLOG);
    const { grantedAt: from } = await read();
    await api
      .as('admin')
      .put(GRANT)
      .send({ from, ...input })
      .expect(400);
    expect((await read()).grantedAt).toBe(from);
  });
});

describe('the grant of a module', () => {
  it('is known without an active release, and has no permissions to change', async () => {
    await modules.activate('blog', BLOG);
    await modules.deactivate('blog');
    const { permissions, asks, grantedAt } = await read();
    expect(permissions).toEqual([]);
    expect(asks).toHaveLength(3);
    await put({}, grantedAt).expect(404);
  });

  it('is empty for a module that was granted nothing, and missing for others', async () => {
    await modules.add('diary', {});
    const { body } = await api.as('admin').get('/modules/diary/grant').expect(200);
    expect(body).toEqual({ asks: [], permissions: [], grantedAt: null, grantedBy: null });
    await api.as('admin').get('/modules/nobody/grant').expect(404);
  });

  it('is read and changed by admins alone', async () => {
    await modules.activate('blog', BLOG);
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get(GRANT).expect(status);
      await agent.put(GRANT).send({ roles: {}, from: new Date().toISOString() }).expect(status);
    }
  });
});
