import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  ACCESS_TOKEN_PREFIX,
  type AccessToken as AccessTokenResponse,
} from '@vitral/contracts/access-tokens';
import type { AuditEntry } from '@vitral/contracts/audit';
import { LIMITS } from '@vitral/contracts/limits';
import { AccessToken } from '../src/access-tokens/access-tokens.entity.ts';
import { PDF } from './files/plain-files.ts';
import { asProgram, createAccessToken, TOKEN_INPUT } from './set-up/access-tokens.ts';
import { upload } from './set-up/forms.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;
const MEMBER = { name: 'Ada Robles', title: 'Docente' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.em().execute('delete from access_token; delete from rate_limit; delete from audit_entry');
});

const list = async (): Promise<AccessTokenResponse[]> =>
  (await api.as('admin').get('/access-tokens').expect(200)).body;
const audit = async (): Promise<AuditEntry[]> => (await api.as('admin').get('/audit').expect(200)).body;

describe('access tokens', () => {
  it('are shown once, listed by their last four characters, and stored as a digest', async () => {
    const { token, ...shown } = await createAccessToken(api, {
      addressRanges: ['127.0.0.1', '2001:db8::/32'],
    });
    expect(token).toMatch(new RegExp(`^${ACCESS_TOKEN_PREFIX}[\\w-]{43}$`));
    expect(await list()).toEqual([shown]);
    expect(shown).toMatchObject({
      ...{ role: 'admin', scopes: TOKEN_INPUT.scopes, addressRanges: ['127.0.0.1', '2001:db8::/32'] },
      ...{ lastFour: token.slice(-4), lastUsedAt: null, isSuspended: false },
    });
    expect(Date.parse(shown.expiresAt) - Date.parse(shown.createdAt)).toBeCloseTo(90 * DAY_MS, -4);

    const row = await api.em().findOneOrFail(AccessToken, { id: shown.id });
    expect(row.hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify([row, await audit()])).not.toContain(token.slice(ACCESS_TOKEN_PREFIX.length));
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['users.read'] }],
    ['a scope twice', { scopes: ['content.read', 'content.read'] }],
    ['a scope above its role', { role: 'manager', scopes: ['zoom-meetings.read'] }],
    ['an unknown role', { role: 'owner' }],
    ['an invalid range', { addressRanges: ['203.0.113.0/33'] }],
    ['a host name as a range', { addressRanges: ['example.org'] }],
    ['too many ranges', { addressRanges: Array(LIMITS.addressRanges + 1).fill('127.0.0.1') }],
    ['no end date', { days: null }],
    ['an end date beyond a year', { days: 3650 }],
    ['an unknown field', { hash: 'a' }],
  ])('are not created with %s', async (_what, wrong) => {
    await api
      .as('admin')
      .post('/access-tokens')
      .send({ ...TOKEN_INPUT, ...wrong })
      .expect(400);
  });

  it('are created and removed by admins only, and both are audited', async () => {
    const { id } = await createAccessToken(api, { scopes: ['content.read'] });
    for (const [agent, status] of [
      [api.asVisitor(), 401],
      [api.as('manager'), 403],
    ] as const) {
      await agent.get('/access-tokens').expect(status);
      await agent.post('/access-tokens').send(TOKEN_INPUT).expect(status);
      await agent.delete(`/access-tokens/${id}`).expect(status);
    }
    await api.as('admin').delete(`/access-tokens/${id}`).expect(204);
    await api.as('admin').delete(`/access-tokens/${id}`).expect(404);
    await api.as('admin').delete(`/access-tokens/${NOBODY}`).expect(404);
    expect((await audit()).filter(({ noun }) => noun === 'access-tokens')).toMatchObject([
      { verb: 'revoked', itemId: id, changes: { before: { scopes: ['content.read'] } } },
      { verb: 'created', itemId: id, itemName: TOKEN_INPUT.name, changes: { after: { role: 'admin' } } },
    ]);
  });

  it('are created only up to the limit, even by simultaneous requests', async () => {
    const { id } = await createAccessToken(api);
    await api.em().execute(
      `insert into access_token (created_at, name, role, scopes, address_ranges, hash, last_four, created_by_id, created_by_name, expires_at)
       select created_at, name, role, scopes, address_ranges, hash || number, last_four, created_by_id, created_by_name, expires_at
       from access_token, generate_series(1, ?) as number where id = ?`,
      [LIMITS.accessTokens - 2, id],
    );
    const create = () => api.as('admin').post('/access-tokens').send(TOKEN_INPUT);
    const responses = await Promise.all([create(), create(), create()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('read and write within their scopes, without a session, and appear in the audit log', async () => {
    const token = await createAccessToken(api, { role: 'manager', scopes: ['team-members.write'] });
    const { body, headers } = await asProgram(api, token).post('/team-members').send(MEMBER).expect(201);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await audit())[0]).toMatchObject({
      ...{ verb: 'created', noun: 'team-members', itemId: body.id, actorId: token.id },
      actorName: `${TOKEN_INPUT.name} (${token.createdBy})`,
    });
  });

  it('record their last use once a minute', async () => {
    const token = await createAccessToken(api);
    const use = () => asProgram(api, token).get('/testimonials/stats').expect(200);
    const lastUse = async () => (await list())[0]?.lastUsedAt ?? '';
    await use();
    const first = await lastUse();
    expect(Date.now() - Date.parse(first)).toBeLessThan(60_000);
    await use();
    expect(await lastUse()).toBe(first);
    const longAgo = new Date(Date.now() - 61_000);
    await api.em().nativeUpdate(AccessToken, {}, { lastUsedAt: longAgo });
    await use();
    expect(Date.parse(await lastUse())).toBeGreaterThan(longAgo.getTime());
  });

  it('upload, replace and download files', async () => {
    const token = await createAccessToken(api, { scopes: ['content.read', 'content.write'] });
    const reader = await createAccessToken(api, { scopes: ['content.read'] });
    const file = { name: 'guia.pdf', bytes: PDF };
    const { body } = await upload(asProgram(api, token), file).expect(201);
    await upload(asProgram(api, reader), file).expect(403);
    const { headers } = await asProgram(api, reader).get(`/content/${body.id}/file`).expect(200);
    expect(headers['cache-control']).toContain('no-store');
    await api.asVisitor().get(`/content/${body.id}/file`).expect(401);
  });

  it('are told apart by idempotency keys', async () => {
    const create = async () => {
      const token = await createAccessToken(api, { scopes: ['team-members.write'] });
      const write = () =>
        asProgram(api, token)
          .post('/team-members')
          .set('Idempotency-Key', 'import-1')
          .send(MEMBER)
          .expect(201);
      return [(await write()).body.id, (await write()).body.id];
    };
    const [[first, repeated], [other]] = [await create(), await create()];
    expect(repeated).toBe(first);
    expect(other).not.toBe(first);
  });
});
