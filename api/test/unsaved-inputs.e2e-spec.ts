import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import { UNSAVED_INPUT_LIMITS, UNSAVED_INPUT_NOUNS } from '@vitral/contracts/unsaved-inputs';
import { User } from '../src/accounts/users.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { UnsavedInput } from '../src/unsaved-inputs/unsaved-inputs.entity.ts';
import { addAccount } from './set-up/accounts.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().nativeDelete(UnsavedInput, {});
});

const NEW = '/unsaved-inputs/testimonials/new';
const EXISTING = `/unsaved-inputs/testimonials/${NOBODY}`;
const inputOf = (name: string) => JSON.stringify({ base: null, values: { name } });

const write = (role: Role, path: string, input = inputOf('Ana'), baseVersion: number | null = null) =>
  api.as(role).put(path).send({ input, baseVersion });

const read = async (role: Role, path: string) => (await api.as(role).get(path).expect(200)).text;

describe('unsaved input', () => {
  it('is read by the person who typed it, for its form, without an audit entry', async () => {
    const entries = await api.em().count(AuditEntry);
    await write('manager', EXISTING, inputOf('Ana'), 3).expect(204);

    expect(JSON.parse(await read('manager', `/unsaved-inputs/testimonials/${NOBODY.toUpperCase()}`))).toEqual(
      {
        input: inputOf('Ana'),
        baseVersion: 3,
        updatedAt: expect.any(String),
      },
    );
    expect(await read('manager', NEW)).toBe('');
    expect(await read('manager', EXISTING.replace('testimonials', 'redirects'))).toBe('');
    expect(await read('admin', EXISTING)).toBe('');
    expect(await api.em().count(AuditEntry)).toBe(entries);
  });

  it('is replaced by later input, and deleted once', async () => {
    await write('manager', NEW).expect(204);
    await write('manager', NEW, inputOf('Bruno')).expect(204);
    await write('admin', NEW, inputOf('Carla')).expect(204);
    expect(JSON.parse(await read('manager', NEW))).toMatchObject({ input: inputOf('Bruno') });

    await api.as('manager').delete(NEW).expect(204);
    await api.as('manager').delete(NEW).expect(204);
    expect(await read('manager', NEW)).toBe('');
    expect(JSON.parse(await read('admin', NEW))).toMatchObject({ input: inputOf('Carla') });
  });

  it('is neither stored, read nor deleted once another user has logged in than the one who typed it', async () => {
    const by = async (role: Role) =>
      `${NEW}?userId=${(await api.em().findOneOrFail(User, { username: role })).id}`;
    await write('manager', await by('manager')).expect(204);
    await write('admin', NEW, inputOf('Carla')).expect(204);

    await write('admin', await by('manager')).expect(412);
    await api
      .as('admin')
      .get(await by('manager'))
      .expect(412);
    await api
      .as('admin')
      .delete(await by('manager'))
      .expect(412);
    expect(JSON.parse(await read('admin', await by('admin')))).toMatchObject({ input: inputOf('Carla') });
  });

  it('is stored once by parallel requests of several tabs', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Tab ${index}`);
    const responses = await Promise.all(names.map((name) => write('manager', NEW, inputOf(name))));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await api.em().count(UnsavedInput)).toBe(1);
  });

  it('replaces the oldest one above the number of an account', async () => {
    const paths = Array.from({ length: UNSAVED_INPUT_LIMITS.perAccount + 1 }, (_, index) =>
      EXISTING.replace(/.{4}$/, String(index).padStart(4, '0')),
    );
    for (const path of paths) await write('manager', path).expect(204);
    const [oldest = '', second = ''] = paths;
    expect(await read('manager', oldest)).toBe('');
    expect(await read('manager', second)).not.toBe('');
  });

  it(`is deleted ${UNSAVED_INPUT_LIMITS.days} days after it was typed`, async () => {
    await write('manager', NEW).expect(204);
    await write('manager', EXISTING).expect(204);
    await api
      .em()
      .execute(
        `update unsaved_input set updated_at = now() - make_interval(days => ?, secs => 1) where item_id = 'new'`,
        [UNSAVED_INPUT_LIMITS.days],
      );
    await api.application.get(RetentionService).deleteExpired('unsaved-input-retention');
    expect(await read('manager', NEW)).toBe('');
    expect(await read('manager', EXISTING)).not.toBe('');
  });

  it('is deleted with the account', async () => {
    const { id } = await addAccount(api, { username: 'eva' });
    const em = api.em();
    em.create(UnsavedInput, {
      account: id,
      noun: 'testimonials',
      itemId: 'new',
      input: '{}',
      updatedAt: new Date(),
    });
    await em.flush();
    await api.as('admin').delete(`/admin/users/${id}`).expect(204);
    expect(await api.em().count(UnsavedInput)).toBe(0);
  });
});

describe('the routes of unsaved input', () => {
  it.each(UNSAVED_INPUT_NOUNS)('need the permission of the form: %s', async (noun) => {
    const path = `/unsaved-inputs/${noun}/new`;
    const isForAdmins = noun === 'zoom-meetings' || noun === 'users';
    await api.asVisitor().get(path).expect(401);
    await write('user', path).expect(403);
    await api.as('user').get(path).expect(403);
    await api.as('user').delete(path).expect(403);
    await write('manager', path).expect(isForAdmins ? 403 : 204);
    await write('admin', path).expect(204);
  });

  it.each(['share-links/new', 'settings/new', 'constructor/new', 'testimonials/old'])(
    'are not found for %s',
    async (form) => {
      await write('admin', `/unsaved-inputs/${form}`).expect(404);
      await api.as('admin').get(`/unsaved-inputs/${form}`).expect(404);
    },
  );

  it('refuse input above the size in bytes, not in characters', async () => {
    const fits = JSON.stringify(['x'.repeat(UNSAVED_INPUT_LIMITS.bytes - 4)]);
    await write('manager', NEW, fits).expect(204);
    const { body } = await write('manager', NEW, fits.replace('x', 'ñ')).expect(413);
    expect(body.code).toBe('request.too-large');
  });

  it.each([
    ['input', { input: 'name=Ana' }],
    ['input', { input: `"${'\0'}"` }],
    ['input', { input: { name: 'Ana' } }],
    ['baseVersion', { baseVersion: 0 }],
    ['baseVersion', { baseVersion: 'last' }],
    ['owner', { owner: NOBODY }],
  ])('refuse an invalid %s: %j', async (field, changes) => {
    const body = { input: inputOf('Ana'), baseVersion: null, ...changes };
    const response = await api.as('manager').put(NEW).send(body).expect(400);
    expect(response.body.params.fields[0]).toMatch(new RegExp(`^${field}[.:]`));
  });
});
