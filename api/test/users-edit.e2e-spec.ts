import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry as AuditResponse } from '@vitral/contracts/audit';
import type { InvitedUser, User as UserResponse } from '@vitral/contracts/users';
import { Content } from '../src/content/content.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount } from './set-up/accounts.ts';
import { contentRow } from './set-up/content-row.ts';
import { NOBODY } from './set-up/nobody.ts';

import { type Api, startApi } from './start-api.ts';

const ANA = { name: 'Ana López', username: 'ana.lopez', email: 'ana@example.org', role: 'user' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const em = () => api.em();

let count = 0;
/** An unused username. */
const someone = (details: object = {}) => ({ ...ANA, username: `ana-${(count += 1)}`, ...details });

async function add(details: object = {}): Promise<InvitedUser> {
  return (await api.as('admin').post('/admin/users').send(someone(details)).expect(201)).body;
}

async function read(id: string): Promise<UserResponse> {
  return (await api.as('admin').get(`/admin/users/${id}`).expect(200)).body;
}

const edit = (user: UserResponse, changes: object) =>
  api
    .as('admin')
    .put(`/admin/users/${user.id}`)
    .send({ ...user, ...changes });

async function newest(limit: number): Promise<Pick<AuditResponse, 'verb' | 'itemName'>[]> {
  const { body } = await api.as('admin').get('/audit').query({ limit }).expect(200);
  return body.map(({ verb, itemName }: AuditResponse) => ({ verb, itemName }));
}

describe('editing of users', () => {
  it('adds an enabled account and returns the link to choose a password', async () => {
    const { body } = await api.as('admin').post('/admin/users').send(ANA).expect(201);
    expect(body).toEqual({
      user: {
        ...ANA,
        id: expect.any(String),
        isEnabled: true,
        state: 'invited',
        hasSecondFactor: false,
        passkeyCount: 0,
        isBreakGlass: false,
        lastLogin: null,
        status: 'inactive',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 1,
      },
      link: {
        kind: 'invitation',
        address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/admin\/set-password#[\w-]{43}$/),
        expiresAt: expect.any(String),
        isMailed: false,
      },
    });
    const days = (Date.parse(body.link.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect(await read(body.user.id)).toEqual(body.user);
    expect(await newest(2)).toEqual([
      { verb: 'invited', itemName: ANA.name },
      { verb: 'created', itemName: ANA.name },
    ]);
  });

  it('refuses each request without the permission', async () => {
    const { user } = await add();
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
      [api.as('manager'), 403],
    ] as const) {
      await client.post('/admin/users').send(someone()).expect(status);
      await client.put(`/admin/users/${user.id}`).send(user).expect(status);
      await client.delete(`/admin/users/${user.id}`).expect(status);
      await client.post(`/admin/users/${user.id}/link`).expect(status);
      await client.delete(`/admin/users/${user.id}/sessions`).expect(status);
      await client.delete(`/admin/users/${user.id}/second-factor`).expect(status);
    }
    expect(await read(user.id)).toEqual(user);
  });

  it.each([
    [{ name: ' \n ' }, 'name:isLength'],
    [{ name: 'a'.repeat(121) }, 'name:isLength'],
    [{ username: 'ab' }, 'username:minLength'],
    [{ username: 'a'.repeat(51) }, 'username:isLength'],
    [{ username: 'ana lopez' }, 'username:isUsername'],
    [{ username: 'peña' }, 'username:isUsername'],
    [{ username: 7 }, 'username:isString'],
    [{ email: 'ana@' }, 'email:isEmail'],
    [{ email: 'ana@example' }, 'email:isEmail'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'email:maxLength'],
    [{ role: 'root' }, 'role:isIn'],
    [{ password: 'chosen by the admin' }, 'password:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await api.as('admin').post('/admin/users').send(someone(wrong)).expect(400);
    expect(body.code).toBe('request.invalid');
    expect(body.params.fields).toContain(field);
  });

  it('accepts usernames of 3 and 50 characters, a name on one line and no email address', async () => {
    const shortest = await add({ username: 'x.9', name: ' Ana\n\u202eLópez ', email: ' ' });
    expect(shortest.user).toMatchObject({ username: 'x.9', name: 'Ana López', email: null });
    await add({ username: `Z_-${'z'.repeat(47)}` });
  });

  it('refuses a username that is taken, whatever the case, when adding and when editing', async () => {
    const { user } = await add({ username: 'Rosa.Diaz' });
    const { user: other } = await add();
    const responses = [
      await api
        .as('admin')
        .post('/admin/users')
        .send(someone({ username: 'rosa.DIAZ' })),
      await edit(other, { username: 'ROSA.DIAZ' }),
    ];
    for (const { status, body } of responses) {
      expect([status, body.code]).toEqual([409, 'users.username-taken']);
    }
    await edit(user, { username: 'rosa.diaz' }).expect(200);
  });

  it('assigns a username to one of several parallel requests', async () => {
    const sent = Array.from({ length: 6 }, () =>
      api
        .as('admin')
        .post('/admin/users')
        .send({ ...ANA, username: 'wanted' }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await em().count(User, { username: 'wanted' })).toBe(1);
  });

  it('accepts the whole item with its read-only fields, and leaves the rest unchanged', async () => {
    const { user } = await add();
    const same = await edit(user, {}).expect(200);
    expect(same.body).toEqual(user);
    const { body } = await edit(user, { id: NOBODY, state: 'enabled', name: 'Ana Ruiz', email: '' }).expect(
      200,
    );
    expect(body).toEqual({ ...user, name: 'Ana Ruiz', email: null, version: 2, updatedAt: body.updatedAt });
  });

  it('accepts one of several parallel edits and reports the current version to the others', async () => {
    const { user } = await add();
    const responses = await Promise.all(['Uno', 'Dos', 'Tres'].map((name) => edit(user, { name })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'users.stale', params: { id: user.id, current: 2 } });
  });

  it('deletes an account with its credentials and sessions, but not its uploads', async () => {
    const { id } = await addAccount(api, { username: 'uploader' });
    const database = em();
    const content = database.create(Content, contentRow({ uploadedBy: id }));
    await database.persist(content).flush();
    await api.as('admin').post(`/admin/users/${id}/link`).expect(201);

    await api.as('admin').delete(`/admin/users/${id}`).expect(204);
    await api.as('admin').get(`/admin/users/${id}`).expect(404);
    expect(await em().execute('select from user_link where user_id = ?', [id])).toEqual([]);
    const kept = await em().findOneOrFail(Content, { id: content.id });
    expect(kept.uploadedBy).toBeNull();
  });

  it('does not find an unknown account', async () => {
    const { user } = await add();
    await api.as('admin').delete(`/admin/users/${user.id}`).expect(204);
    const calls = [
      api.as('admin').put(`/admin/users/${user.id}`).send(user),
      ...['', '/sessions', '/second-factor'].map((path) =>
        api.as('admin').delete(`/admin/users/${user.id}${path}`),
      ),
      api.as('admin').post(`/admin/users/${user.id}/link`),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.code]).toEqual([404, 'users.not-found']);
    }
  });

  it('audits who changed which fields, without secrets', async () => {
    const { user, link } = await add();
    const renamed = await edit(user, { name: 'Ana Ruiz', role: 'manager' });
    const off = await edit(renamed.body, { isEnabled: false });
    await edit(off.body, { isEnabled: true });
    await api.as('admin').delete(`/admin/users/${user.id}`);

    const entries = await em().find(
      AuditEntry,
      { itemId: user.id },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    expect(entries.map(({ verb, changes }) => [verb, changes])).toEqual([
      ['created', { before: {}, after: { ...pick(user), isEnabled: true } }],
      ['invited', null],
      ['updated', { before: { name: ANA.name, role: 'user' }, after: { name: 'Ana Ruiz', role: 'manager' } }],
      ['deactivated', { before: { isEnabled: true }, after: { isEnabled: false } }],
      ['activated', { before: { isEnabled: false }, after: { isEnabled: true } }],
      [
        'deleted',
        { before: { ...pick(user), name: 'Ana Ruiz', role: 'manager', isEnabled: true }, after: {} },
      ],
    ]);
    expect(new Set(entries.map(({ actorName }) => actorName))).toEqual(new Set(['Adriana Salazar']));
    expect(JSON.stringify(entries)).not.toContain(link.address.split('#')[1]);
  });

  const pick = ({ name, username, email, role }: UserResponse) => ({ name, username, email, role });

  it('stores neither an account nor its audit entry if one of them fails', async () => {
    const database = em();
    await database.execute(
      `alter table audit_entry add constraint refuse_all check (verb <> 'invited') not valid`,
    );
    try {
      await api
        .as('admin')
        .post('/admin/users')
        .send(someone({ username: 'never' }))
        .expect(500);
      expect(await em().count(User, { username: 'never' })).toBe(0);
      expect(await em().count(AuditEntry, { verb: 'created', itemName: 'never' })).toBe(0);
    } finally {
      await database.execute('alter table audit_entry drop constraint refuse_all');
    }
  });
});
