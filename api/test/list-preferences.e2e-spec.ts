import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import type { ListPreference as ListPreferenceResponse } from '@vitral/contracts/list-preferences';
import { LIMITS } from '@vitral/contracts/limits';
import type { NewSavedView, SavedView as SavedViewResponse, ViewColumn } from '@vitral/contracts/saved-views';
import { User } from '../src/accounts/index.ts';
import { ListPreference } from '../src/list-preferences/list-preferences.entity.ts';
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
  await api.em().nativeDelete(ListPreference, {});
  await api.em().nativeDelete(SavedView, {});
});

const COLUMNS: ViewColumn[] = [
  { field: 'title', isHidden: false, width: 320 },
  { field: 'fileSize', isHidden: true, width: null },
];

const setColumns = (role: Role, list: string, columns: unknown) =>
  api.as(role).put(`/list-preferences/${list}/columns`).send({ columns });

const setStartView = (role: Role, list: string, viewId: unknown) =>
  api.as(role).put(`/list-preferences/${list}/start-view`).send({ viewId });

const read = async (role: Role): Promise<ListPreferenceResponse[]> =>
  (await api.as(role).get('/list-preferences').expect(200)).body;

const addView = async (role: Role, changes: Partial<NewSavedView> = {}): Promise<SavedViewResponse> => {
  const view = { list: 'materials', name: 'Videos', search: 'type=video', columns: null, isShared: false };
  const response = await api
    .as(role)
    .post('/saved-views')
    .send({ ...view, ...changes });
  expect(response.status).toBe(201);
  return response.body;
};

describe('the columns of a list', () => {
  it('are stored with the account, without an audit entry, until others replace them', async () => {
    const entries = await api.em().count(AuditEntry);
    await setColumns('user', 'materials', COLUMNS).expect(204);
    expect(await read('user')).toEqual([{ list: 'materials', columns: COLUMNS, startView: null }]);
    expect(await read('admin')).toEqual([]);

    await setColumns('user', 'materials', [COLUMNS[0]]).expect(204);
    expect(await read('user')).toMatchObject([{ columns: [COLUMNS[0]] }]);
    await setColumns('user', 'materials', null).expect(204);
    expect(await read('user')).toMatchObject([{ list: 'materials', columns: null }]);
    expect(await api.em().count(AuditEntry)).toBe(entries);
  });

  it('are stored once by parallel requests of several tabs', async () => {
    const widths = Array.from({ length: 8 }, (_, index) => 100 + index);
    const responses = await Promise.all(
      widths.map((width) => setColumns('user', 'materials', [{ ...COLUMNS[0], width }])),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    const [preference, ...more] = await read('user');
    expect(widths).toContain(preference?.columns?.[0]?.width);
    expect(more).toEqual([]);
  });

  it('are refused for lists that the account may not see, and for unknown ones', async () => {
    await setColumns('manager', 'audit', COLUMNS).expect(403);
    await setColumns('admin', 'secrets', COLUMNS).expect(404);
    await setColumns('admin', '__proto__', COLUMNS).expect(404);
    await api.asVisitor().put('/list-preferences/materials/columns').send({ columns: null }).expect(401);
    await api.asVisitor().get('/list-preferences').expect(401);
  });

  it('are not listed while the account may not see the list', async () => {
    const { id } = await api.em().findOneOrFail(User, { role: 'manager' });
    const em = api.em();
    em.create(ListPreference, { account: id, list: 'audit', columns: COLUMNS });
    await em.flush();
    expect(await read('manager')).toEqual([]);
  });

  it.each([
    ['title'],
    [[COLUMNS[0], COLUMNS[0]]],
    [Array.from({ length: LIMITS.viewColumns + 1 }, (_, index) => ({ ...COLUMNS[0], field: `f${index}` }))],
    [[null]],
    [[{ ...COLUMNS[0], field: 'a b' }]],
    [[{ ...COLUMNS[0], width: 1 }]],
    [[{ ...COLUMNS[0], text: 'x' }]],
  ])('are refused as %j', async (columns) => {
    await setColumns('admin', 'materials', columns).expect(400);
  });
});

describe('the start view of a list', () => {
  it('is a view of the account, whose changes it follows, and keeps the columns of the list', async () => {
    const view = await addView('user');
    await setColumns('user', 'materials', COLUMNS).expect(204);
    await setStartView('user', 'materials', view.id).expect(204);
    const started = { list: 'materials', columns: COLUMNS };
    expect(await read('user')).toEqual([{ ...started, startView: { id: view.id, search: 'type=video' } }]);

    const changed = { ...view, search: 'type=image' };
    await api.as('user').put(`/saved-views/${view.id}`).send(changed).expect(200);
    expect(await read('user')).toMatchObject([{ startView: { search: 'type=image' } }]);
    await setStartView('user', 'materials', null).expect(204);
    expect(await read('user')).toEqual([{ ...started, startView: null }]);
  });

  it('may be a shared view of somebody else, until its owner takes it back', async () => {
    const view = await addView('manager', { isShared: true });
    await setStartView('user', 'materials', view.id).expect(204);
    expect(await read('user')).toMatchObject([{ startView: { id: view.id } }]);

    await api
      .as('manager')
      .put(`/saved-views/${view.id}`)
      .send({ ...view, isShared: false })
      .expect(200);
    expect(await read('user')).toMatchObject([{ startView: null }]);
  });

  it('ends with its view', async () => {
    const view = await addView('user');
    await setStartView('user', 'materials', view.id).expect(204);
    await api.as('user').delete(`/saved-views/${view.id}`).expect(204);
    expect(await read('user')).toMatchObject([{ list: 'materials', startView: null }]);
  });

  it('is chosen or refused while its view is deleted by a parallel request', async () => {
    for (let round = 0; round < 5; round++) {
      const view = await addView('user');
      const [chosen, deleted] = await Promise.all([
        setStartView('user', 'materials', view.id),
        api.as('user').delete(`/saved-views/${view.id}`),
      ]);
      expect([204, 404]).toContain(chosen.status);
      expect(deleted.status).toBe(204);
      expect((await read('user')).filter(({ startView }) => startView)).toEqual([]);
    }
  });

  it('is refused for private views of others, for views of other lists and for unknown ones', async () => {
    const foreign = await addView('manager');
    await setStartView('user', 'materials', foreign.id).expect(404);
    await setStartView('manager', 'content', foreign.id).expect(404);
    await setStartView('user', 'materials', NOBODY).expect(404);
    await setStartView('user', 'materials', 'first').expect(400);
    await setStartView('user', 'materials', undefined).expect(400);
    await setStartView('manager', 'audit', null).expect(403);
    await api.asVisitor().put('/list-preferences/materials/start-view').send({ viewId: null }).expect(401);
  });
});

describe('a deleted account', () => {
  it('leaves no preferences', async () => {
    const { id } = await addAccount(api, { username: 'eva', name: 'Eva' });
    const em = api.em();
    em.create(ListPreference, { account: id, list: 'materials', columns: COLUMNS });
    await em.flush();

    await api.as('admin').delete(`/admin/users/${id}`).expect(204);
    expect(await api.em().count(ListPreference)).toBe(0);
  });
});
