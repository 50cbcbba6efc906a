import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import { addAccount } from './set-up/accounts.ts';
import { TALK } from './set-up/module-collections.ts';
import { BLOG, OutsideModules, POSTS, WRITE } from './set-up/outside-modules.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import { startSite } from './set-up/release-channel.ts';
import { type Api, PASSWORD, startApi } from './start-api.ts';

const PATH = '/collections/blog/posts';

let api: Api;
let modules: OutsideModules;
beforeAll(async () => {
  api = await startApi();
  modules = new OutsideModules(api);
});
afterAll(() => api.stop());
// Each test starts with only the modules of this repository active.
let patch = 0;
beforeEach(async () => {
  await startSite(api.application, `0.0.${++patch}`);
});

async function permissionsOf(role: Role): Promise<string[]> {
  return (await api.as(role).get('/auth/user').expect(200)).body.modulePermissions as string[];
}

async function expectWriters(...roles: Role[]): Promise<void> {
  for (const role of ['user', 'manager', 'admin'] as const) {
    const mayWrite = roles.includes(role);
    expect([role, await permissionsOf(role)]).toEqual([role, mayWrite ? ['blog.write'] : []]);
    await api
      .as(role)
      .get(PATH)
      .expect(mayWrite ? 200 : 403);
    await api
      .as(role)
      .post(PATH)
      .send(TALK)
      .expect(mayWrite ? 201 : 403);
  }
  await api.asVisitor().get(PATH).expect(401);
}

describe('a permission of a module', () => {
  it('is an ask with a role, and nobody has it without a grant', async () => {
    const { id } = await modules.add('journal', { permissions: [{ ...WRITE, name: 'journal.write' }] });
    const { body } = await api.as('admin').get(`/modules/releases/${id}`).expect(200);
    expect(body.ungranted).toEqual([
      { kind: 'own-permission', permission: 'journal.write', role: 'manager' },
    ]);
    await api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(422);
    expect(await permissionsOf('admin')).toEqual([]);
  });

  it('opens its collection to the proposed roles, until the module is deactivated', async () => {
    await modules.activate('blog', BLOG);
    await expectWriters('manager', 'admin');
    await modules.deactivate('blog');
    expect(await permissionsOf('admin')).toEqual([]);
    await api.as('admin').get(PATH).expect(404);
  });

  it('can be granted to fewer roles than proposed, also while the module is active', async () => {
    const id = await modules.activate('blog', BLOG, { 'blog.write': 'admin' });
    await expectWriters('admin');
    await modules.grant(id, { 'blog.write': 'manager' }).expect(204);
    await expectWriters('manager', 'admin');
    await modules.grant(id, { 'blog.write': 'admin' }).expect(204);
    await expectWriters('admin');
    const { body } = await api
      .as('admin')
      .get('/audit')
      .query({ noun: 'modules', verb: 'updated', q: 'blog' });
    expect(body[0].changes).toMatchObject({
      before: { roles: { 'blog.write': 'manager' } },
      after: { roles: { 'blog.write': 'admin' } },
    });
  });

  it.each([
    ['a lower role than the proposed one', { 'blog.write': 'user' }],
    ['another permission', { 'users.write': 'manager' }],
    ['no role', { 'blog.write': 'owner' }],
  ])('is not granted to %s', async (_, roles) => {
    const { id } = await modules.add('blog', BLOG);
    await modules.grant(id, roles as Record<string, Role>).expect(400);
  });

  it('needs a new grant for more roles, not for fewer ones', async () => {
    await modules.activate('blog', BLOG, { 'blog.write': 'manager' });
    const narrower = { ...BLOG, permissions: [{ ...WRITE, role: 'admin' as const }] };
    const { id } = await modules.add('blog', narrower);
    await api.as('admin').post(`/modules/releases/${id}/activate`).send({}).expect(200);
    await expectWriters('admin');
    const wider = { ...BLOG, permissions: [{ ...WRITE, role: 'user' as const }] };
    expect(await modules.refusal('blog', wider)).toMatchObject([
      { code: 'grant-missing', params: { asks: 'own-permission blog.write user' } },
    ]);
    await modules.activate('blog', wider);
    await expectWriters('user', 'manager', 'admin');
  });

  it('is lost as soon as an account loses its role', async () => {
    await modules.activate('blog', BLOG);
    const { id } = await addAccount(api, { username: 'rosa', role: 'manager' });
    const rosa = await api.logIn('rosa', PASSWORD);
    await rosa.get(PATH).expect(200);
    await api.em().execute(`update account set role = 'user' where id = ?`, [id]);
    await rosa.get(PATH).expect(403);
  });

  it.each([
    ['one of Vitral', 'blog', { permissions: [{ ...WRITE, name: 'content.write' }] }, 'permissions[0].name'],
    [
      'one that Vitral may have later',
      'users',
      { permissions: [{ ...WRITE, name: 'users.delete' }] },
      'permissions[0].name',
    ],
    [
      'one of another module',
      'blog',
      { permissions: [{ ...WRITE, name: 'diary.write' }] },
      'permissions[0].name',
    ],
    ['a name with a path', 'blog', { permissions: [{ ...WRITE, name: 'blog.../x' }] }, 'permissions[0].name'],
    [
      'letters of another script',
      'blog',
      { permissions: [{ ...WRITE, name: 'blog.wr\u0456te' }] },
      'permissions[0].name',
    ],
    ['an unknown role', 'blog', { permissions: [{ ...WRITE, role: 'owner' }] }, 'permissions[0].role'],
    ['no title', 'blog', { permissions: [{ ...WRITE, title: { en: 'write' } }] }, 'permissions[0].title'],
    ['the same twice', 'blog', { permissions: [WRITE, WRITE] }, 'permissions[1].name'],
    [
      'a collection for one of Vitral',
      'blog',
      {
        permissions: [WRITE],
        collections: [{ ...POSTS, permissions: { read: 'user', write: 'users.write' } }],
      },
      'collections[0].permissions',
    ],
  ])('is refused as %s', async (_, name, declared, field) => {
    const archive = await makeRelease(name, '9.0.0', 'x', declared as unknown as Partial<BuiltDescriptor>);
    const { body } = await sendRelease(api.as('admin'), name, archive).expect(422);
    expect(body.params.reasons).toEqual([{ code: 'descriptor-invalid', params: { field } }]);
  });

  it('opens no page of a module that does not declare it', async () => {
    const page = {
      page: 'blog',
      path: '/admin/evil',
      permission: 'blog.write' as const,
      title: { es: 'E', en: 'E' },
    };
    await modules.activate('blog', BLOG);
    expect(await modules.refusal('evil', { pages: [page] })).toContainEqual({
      code: 'permission-unknown',
      params: { path: '/admin/evil', permission: 'blog.write' },
    });
  });
});
