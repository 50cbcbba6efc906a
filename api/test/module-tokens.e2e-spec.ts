import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { AuditEntry } from '@vitral/contracts/audit';
import { LIMITS } from '@vitral/contracts/limits';
import {
  type CreatedModuleToken,
  type ModuleToken as ModuleTokenResponse,
  type ModuleTokenInput,
  TOKEN_PREFIX,
} from '@vitral/contracts/module-tokens';
import { ModuleToken } from '../src/module-tokens/module-tokens.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { addRelease, addSet, pointChannel } from './set-up/candidate.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const RIGHTS = { mayActivate: false, mayPreview: false, mayPromote: false };
const INPUT: ModuleTokenInput = { name: 'CI de Personas', module: 'mfe-people', ...RIGHTS, days: 90 };
const DAY_MS = 24 * 3_600_000;
let api: Api;
let setId: string;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: 'loopback' });
  setId = await addSet(api, await addRelease(api, 'shell'), await addRelease(api, 'mfe-people'));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await em().execute('delete from module_token; delete from rate_limit; delete from audit_entry');
  await pointChannel(api, setId);
});
const em = () => api.em();
const admin = () => api.as('admin');
const list = async (): Promise<ModuleTokenResponse[]> =>
  (await admin().get('/module-tokens').expect(200)).body;
const create = async (input: Partial<ModuleTokenInput> = {}, by = admin()): Promise<CreatedModuleToken> =>
  (
    await by
      .post('/module-tokens')
      .send({ ...INPUT, ...input })
      .expect(201)
  ).body;
const audit = async (): Promise<AuditEntry[]> => (await admin().get('/audit').expect(200)).body;
const withToken = (token: string, url = '203.0.113.7') =>
  api.asVisitor().get('/modules/channel').set('authorization', `Bearer ${token}`).set('x-forwarded-for', url);

describe('module tokens', () => {
  describe('a token', () => {
    it('is shown once, listed by its last four characters, and stored as a digest', async () => {
      const { token, ...shown } = await create();
      expect(token).toMatch(new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`));
      expect(await list()).toEqual([shown]);
      expect(shown).toMatchObject({
        ...{ name: INPUT.name, module: INPUT.module, isSuspended: false },
        ...RIGHTS,
        ...{ isDeviceLogin: false, lastFour: token.slice(-4), lastUsedAt: null },
      });
      expect(Date.parse(shown.expiresAt) - Date.parse(shown.createdAt)).toBeCloseTo(90 * DAY_MS, -4);

      const row = await em().findOneOrFail(ModuleToken, { id: shown.id });
      expect(row.hash).toBe(createHash('sha256').update(token).digest('hex'));
      expect(JSON.stringify([row, await audit()])).not.toContain(token.slice(TOKEN_PREFIX.length));
      expect((await create()).token).not.toBe(token);
    });

    it.each([
      ['no name', { name: ' ' }],
      ['a long name', { name: 'a'.repeat(LIMITS.name + 1) }],
      ['what cannot be a module', { module: '../people' }],
      ['another number of days', { days: 31 }],
      ['no boolean for activation', { mayActivate: 'yes' }],
      ['an unknown field', { hash: 'a' }],
    ])('is not created with %s', async (_what, wrong) => {
      await admin()
        .post('/module-tokens')
        .send({ ...INPUT, ...wrong })
        .expect(400);
    });

    it('is created only up to the limit, even by simultaneous requests', async () => {
      const row = await create();
      await em().execute(
        `insert into module_token (created_at, name, module, may_activate, hash, last_four, created_by_id, created_by_name,
         expires_at)
       select created_at, name, module, may_activate, hash || number, last_four, created_by_id, created_by_name, expires_at
       from module_token, generate_series(1, ?) as number where id = ?`,
        [LIMITS.moduleTokens - 2, row.id],
      );
      const responses = await Promise.all([1, 2, 3].map(() => admin().post('/module-tokens').send(INPUT)));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'module-tokens.too-many',
      });
      expect(await list()).toHaveLength(LIMITS.moduleTokens);
    });

    it('permits publishing without creating or needing a session, and records its last use', async () => {
      const { token } = await create();
      const { headers } = await withToken(token).expect(200);
      expect(headers['set-cookie']).toBeUndefined();
      const [used] = await list();
      expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000);

      await withToken(token).expect(200);
      expect((await list())[0]?.lastUsedAt).toBe(used?.lastUsedAt);
      const longAgo = new Date(Date.now() - 61_000);
      await em().nativeUpdate(ModuleToken, {}, { lastUsedAt: longAgo });
      await withToken(token).expect(200);
      expect(Date.parse((await list())[0]?.lastUsedAt ?? '')).toBeGreaterThan(longAgo.getTime());
    });

    it('permits nothing else, even together with a session cookie', async () => {
      const { token } = await create({ mayActivate: true });
      for (const path of [
        '/module-tokens',
        '/modules/sets',
        '/device-logins/BCDF-GHJK',
        '/settings',
        '/admin/stats',
      ]) {
        await admin().get(path).set('authorization', `Bearer ${token}`).expect(401);
      }
      await admin().post('/module-tokens').set('authorization', `Bearer ${token}`).send(INPUT).expect(401);
    });

    it('changes the channel only if it may activate, and only for its own module', async () => {
      const code = async (token: string, module: string) =>
        (
          await api
            .asVisitor()
            .post(`/modules/${module}/rollback`)
            .set('authorization', `Bearer ${token}`)
            .send({})
        ).body.code;
      const { token: publishing } = await create();
      const { token: activating } = await create({ mayActivate: true });
      expect(await code(publishing, 'mfe-people')).toBe('modules.token-scope');
      expect(await code(activating, 'mfe-social')).toBe('modules.token-scope');
      expect(await code(activating, 'mfe-people')).toBe('modules.nothing-before');
    });

    it('may write from any origin, unlike a session cookie', async () => {
      const { token } = await create({ mayActivate: true });
      const fromElsewhere = () =>
        admin().post('/modules/mfe-people/rollback').set('sec-fetch-site', 'cross-site').send({});
      await fromElsewhere().set('authorization', `Bearer ${token}`).expect(409);
      await fromElsewhere().expect(403);
      await fromElsewhere().set('authorization', 'Bearer of-something-else').expect(403);
    });

    it('cannot name another author of a change', async () => {
      const { token, id } = await create({ mayActivate: true });
      const release = await addRelease(api, 'mfe-people');
      const set = await addSet(api, await addRelease(api, 'shell'), release);
      await pointChannel(api, setId, { set, release });
      await api
        .asVisitor()
        .delete('/modules/channel/candidate?version=1')
        .set('authorization', `Bearer ${token}`)
        .expect(200);
      expect((await audit())[0]).toMatchObject({
        ...{ verb: 'withdrew', noun: 'modules', actorId: id, actorName: 'CI de Personas (mfe-people)' },
      });
    });
  });

  describe('a token permits nothing', () => {
    it('once it is revoked, which is audited', async () => {
      const { token, id } = await create();
      await withToken(token).expect(200);
      await admin().delete(`/module-tokens/${id}`).expect(204);
      const { body } = await withToken(token).expect(401);
      expect(body.code).toBe('auth.unauthorized');
      expect(await list()).toEqual([]);
      await admin().delete(`/module-tokens/${id}`).expect(404);
      await admin().delete(`/module-tokens/${NOBODY}`).expect(404);
      expect((await audit()).filter(({ noun }) => noun === 'module-tokens')).toMatchObject([
        {
          verb: 'revoked',
          itemId: id,
          itemName: 'CI de Personas (mfe-people)',
          actorName: expect.any(String),
        },
        { verb: 'created', itemId: id, changes: { after: { module: 'mfe-people', mayActivate: false } } },
      ]);
    });

    it('once it has expired', async () => {
      const { token } = await create();
      await em().nativeUpdate(ModuleToken, {}, { expiresAt: new Date(Date.now() - 1) });
      await withToken(token).expect(401);
    });

    it.each([
      ['lacks the permission', 'demoted', { role: 'manager' }, { role: 'admin' }],
      ['is disabled', 'disabled', { isEnabled: false }, { isEnabled: true }],
    ] as const)('while its creator %s', async (_what, username, loss, gain) => {
      await addAccount(api, { username, role: 'admin' });
      const { token } = await create({}, await api.logIn(username, PASSWORD));
      await withToken(token).expect(200);
      await em().nativeUpdate(User, { username }, loss);
      await withToken(token).expect(401);
      expect(await list()).toMatchObject([{ isSuspended: true }]);
      await em().nativeUpdate(User, { username }, gain);
      await withToken(token).expect(200);
      expect(await list()).toMatchObject([{ isSuspended: false }]);
    });

    it('once the account of its creator is deleted', async () => {
      const maker = await addAccount(api, { username: 'leaving', role: 'admin' });
      const { token } = await create({}, await api.logIn('leaving', PASSWORD));
      await em().nativeDelete(User, { id: maker.id });
      await withToken(token).expect(401);
      expect(await list()).toMatchObject([{ isSuspended: true, createdBy: 'leaving' }]);
    });

    it('while its creator lacks the second factor that the role requires', async () => {
      const { token } = await create();
      await changeSettings(api, { secondFactorRoles: ['admin'] });
      await withToken(token).expect(401);
      await changeSettings(api, {});
      await withToken(token).expect(200);
    });
  });

  it('limits guesses of tokens without delaying valid tokens in the same network', async () => {
    const { token } = await create();
    const guess = () => withToken(`${TOKEN_PREFIX}${'x'.repeat(43)}`);
    for (let time = 0; time < 30; time += 1) await guess().expect(401);
    const { headers } = await guess().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await withToken(token).expect(200);
    await withToken(`${TOKEN_PREFIX}wrong`, '198.51.100.9').expect(401);
  });

  it('only accounts with the permission list, create and revoke tokens', async () => {
    const { id } = await create();
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get('/module-tokens').expect(status);
      await agent.post('/module-tokens').send(INPUT).expect(status);
      await agent.delete(`/module-tokens/${id}`).expect(status);
    }
  });
});
