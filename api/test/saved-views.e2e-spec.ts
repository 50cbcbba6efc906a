import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import { LIMITS } from '@vitral/contracts/limits';
import type { NewSavedView, SavedView as SavedViewResponse, ViewedList } from '@vitral/contracts/saved-views';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { SavedView } from '../src/saved-views/saved-views.entity.ts';
import { addAccount } from './set-up/accounts.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(SavedView, {});
  await api.em().nativeDelete(AuditEntry, { noun: 'saved-views' });
});

const OPEN: NewSavedView = {
  list: 'materials',
  name: 'Newest videos',
  search: 'type=video&sort=-createdAt',
  columns: [
    { field: 'title', isHidden: false, width: 320 },
    { field: 'fileSize', isHidden: true, width: null },
  ],
  isShared: false,
};

const create = (role: Role, changes: Partial<NewSavedView> = {}) =>
  api
    .as(role)
    .post('/saved-views')
    .send({ ...OPEN, ...changes });

const created = async (role: Role, changes: Partial<NewSavedView> = {}): Promise<SavedViewResponse> =>
  (await create(role, changes).expect(201)).body;

const update = (role: Role, view: SavedViewResponse, changes: Partial<SavedViewResponse> = {}) =>
  api
    .as(role)
    .put(`/saved-views/${view.id}`)
    .send({ ...view, ...changes });

const remove = (role: Role, { id }: SavedViewResponse) => api.as(role).delete(`/saved-views/${id}`);

const listed = async (role: Role, list: ViewedList = 'materials'): Promise<SavedViewResponse[]> =>
  (await api.as(role).get('/saved-views').query({ list }).expect(200)).body;

const verbs = async () => {
  const entries = await api.em().find(AuditEntry, { noun: 'saved-views' }, { orderBy: { id: 'asc' } });
  return entries.map(({ verb }) => verb);
};

const restore = (role: Role, { id }: SavedViewResponse) => api.as(role).post(`/saved-views/${id}/restore`);

describe('a deleted view', () => {
  it('is restored as it was, once, by those who may delete it', async () => {
    const own = await created('user');
    await remove('user', own).expect(204);
    await restore('admin', own).expect(404);
    const both = await Promise.all([restore('user', own), restore('user', own)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await listed('user')).toMatchObject([{ ...OPEN, id: own.id, version: own.version }]);

    const shared = await created('manager', { isShared: true });
    await remove('admin', shared).expect(204);
    await restore('user', shared).expect(403);
    await api.asVisitor().post(`/saved-views/${shared.id}/restore`).expect(401);
    await restore('manager', shared).expect(200);
    expect(await verbs()).toEqual(['created', 'deleted', 'restored']);
  });

  it('is not restored while another view has its name', async () => {
    const view = await created('user');
    await remove('user', view).expect(204);
    const other = await created('user');
    expect((await restore('user', view).expect(409)).body.code).toBe('saved-views.name-taken');
    await remove('user', other).expect(204);
    await restore('user', view).expect(200);
  });
});

describe('a view of one account', () => {
  it('is listed for its owner only, by name and list, without an audit entry', async () => {
    const view = await created('user');
    expect(view).toMatchObject({ ...OPEN, isOwn: true, isEditable: true, version: 1 });
    await created('user', { name: 'All by title', search: 'sort=title', columns: null });
    await created('manager', { list: 'content' });

    expect((await listed('user')).map(({ name }) => name)).toEqual(['All by title', 'Newest videos']);
    expect(await listed('manager')).toEqual([]);
    expect(await listed('admin')).toEqual([]);
    expect(await verbs()).toEqual([]);
  });

  it('is changed and deleted by its owner, and not found by others', async () => {
    const view = await created('manager');
    await update('admin', view, { name: 'Mine' }).expect(404);
    await remove('admin', view).expect(404);

    const { body } = await update('manager', view, { name: 'Videos', columns: null }).expect(200);
    expect(body).toMatchObject({ name: 'Videos', columns: null, version: 2 });
    const { body: refused } = await update('manager', view, { name: 'Late' }).expect(409);
    expect(refused).toMatchObject({ code: 'saved-views.stale', params: { current: 2 } });
    await remove('manager', view).expect(204);
    await remove('manager', view).expect(404);
  });

  it('is saved again without a change, at the same version', async () => {
    const { body } = await update('user', await created('user')).expect(200);
    expect(body.version).toBe(1);
  });

  it('has a unique name among the views of its owner and list', async () => {
    const view = await created('user');
    const { body } = await create('user').expect(409);
    expect(body).toMatchObject({ code: 'saved-views.name-taken', params: { name: OPEN.name } });
    const other = await created('user', { name: 'Another' });
    await update('user', other, { name: view.name }).expect(409);
    await created('manager');
    await created('manager', { list: 'content' });
  });

  it('is added only once by parallel requests with the same name', async () => {
    const responses = await Promise.all([1, 2, 3, 4].map(() => create('user')));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('accepts only one of two parallel changes', async () => {
    const view = await created('user');
    const responses = await Promise.all(['One', 'Two'].map((name) => update('user', view, { name })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused beyond the limit of views of an account and list', async () => {
    const names = Array.from({ length: LIMITS.savedViews + 3 }, (_, index) => `View ${index}`);
    const responses = await Promise.all(names.map((name) => create('user', { name })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(LIMITS.savedViews);
    const refused = responses.find(({ status }) => status !== 201);
    expect(refused?.body).toMatchObject({ code: 'saved-views.too-many', params: { max: LIMITS.savedViews } });
  });

  it('is deleted with its account, unless it is shared', async () => {
    const { id: owner } = await addAccount(api, { username: 'eva', name: 'Eva' });
    const em = api.em();
    const fields = { list: 'materials', search: '', owner } as const;
    em.create(SavedView, { ...fields, name: 'Private', privateTo: owner });
    em.create(SavedView, { ...fields, name: 'Shared', privateTo: null });
    await em.flush();
    expect(await listed('user')).toMatchObject([{ name: 'Shared', ownerName: 'Eva', isOwn: false }]);

    await api.as('admin').delete(`/admin/users/${owner}`).expect(204);
    const rows = await api.em().find(SavedView, { list: 'materials' });
    expect(rows.map(({ name }) => name)).toEqual(['Shared']);
    expect(await listed('user')).toMatchObject([{ name: 'Shared', ownerName: null, isEditable: false }]);
  });
});

describe('a shared view', () => {
  const shared = (changes: Partial<NewSavedView> = {}) => created('manager', { isShared: true, ...changes });

  it('is listed for everybody who may see the list, and edited by managers and admins', async () => {
    const view = await shared();
    expect(await listed('user')).toMatchObject([{ id: view.id, isOwn: false, isEditable: false }]);
    expect(await listed('admin')).toMatchObject([{ id: view.id, isOwn: false, isEditable: true }]);

    await update('user', view, { name: 'Theirs' }).expect(403);
    await remove('user', view).expect(403);
    const { body } = await update('admin', view, { name: 'Videos' }).expect(200);
    expect(body).toMatchObject({ name: 'Videos', isShared: true, isOwn: false });
    await remove('admin', view).expect(204);
    expect(await verbs()).toEqual(['created', 'updated', 'deleted']);
  });

  it('is made by managers and admins only', async () => {
    await create('user', { isShared: true }).expect(403);
    const own = await created('user');
    await update('user', own, { isShared: true }).expect(403);
    expect(await verbs()).toEqual([]);
  });

  it('is made private by its owner only', async () => {
    const view = await shared();
    await update('admin', view, { isShared: false }).expect(403);
    const { body } = await update('manager', view, { isShared: false }).expect(200);
    expect(await listed('user')).toEqual([]);
    await update('manager', body, { isShared: true }).expect(200);
    expect(await listed('user')).toHaveLength(1);
    expect(await verbs()).toEqual(['created', 'updated', 'updated']);
  });

  it('is not found by accounts that may not see its list', async () => {
    const view = await created('admin', { list: 'audit', isShared: true });
    await update('manager', view, { name: 'Theirs' }).expect(404);
    await remove('manager', view).expect(404);
    await api.as('manager').get('/saved-views').query({ list: 'audit' }).expect(403);
    await create('manager', { list: 'users' }).expect(403);
  });

  it('is refused beyond the limit of shared views of a list, also if it is shared later', async () => {
    const own = await created('admin');
    const names = Array.from({ length: LIMITS.sharedViews }, (_, index) => `View ${index}`);
    await Promise.all(names.map((name) => shared({ name })));
    await create('admin', { name: 'One more', isShared: true }).expect(409);
    const { body } = await update('admin', own, { isShared: true }).expect(409);
    expect(body.code).toBe('saved-views.too-many');
  });
});

describe('the input of a view', () => {
  const column = { field: 'title', isHidden: false, width: null };
  it.each([
    ['list', { list: 'secrets' }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(LIMITS.viewName + 1) }],
    ['search', { search: '?q=x' }],
    ['search', { search: 'page=3' }],
    ['search', { search: 'q=' }],
    ['search', { search: 'q=x&q=y' }],
    ['search', { search: 'a-b=x' }],
    ['search', { search: `q=${'x'.repeat(LIMITS.viewSearch)}` }],
    ['columns', { columns: 'title' }],
    ['columns', { columns: [column, column] }],
    ['columns', { columns: Array.from({ length: 41 }, (_, index) => ({ ...column, field: `f${index}` })) }],
    ['columns', { columns: [null] }],
    ['columns', { columns: [{ ...column, field: '__proto__x' }] }],
    ['columns', { columns: [{ ...column, width: 1 }] }],
    ['columns', { columns: [{ ...column, width: 12.5 }] }],
    ['isShared', { isShared: 'yes' }],
  ])('is refused for its %s: %j', async (field, changes) => {
    const { body } = await create('manager', changes as Partial<NewSavedView>).expect(400);
    expect(body.params.fields[0]).toMatch(new RegExp(`^${field}[.:]`));
  });

  it('is refused from visitors, and for views that do not exist', async () => {
    await api.asVisitor().get('/saved-views').query({ list: 'materials' }).expect(401);
    await api.asVisitor().post('/saved-views').send(OPEN).expect(401);
    await api.as('user').get('/saved-views').expect(400);
    await api.as('admin').delete(`/saved-views/${NOBODY}`).expect(404);
  });
});
