import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SecurityEvent as SecurityEventResponse } from '@vitral/contracts/security-events';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { SecurityEvent } from '../src/platform/security-events/security-event.entity.ts';
import { SecurityEvents } from '../src/platform/security-events/security-events.service.ts';
import { ShortenedNetworks } from '../src/platform/security-events/shortened-networks.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { addPasskey, AT_LOCALHOST } from './set-up/passkeys.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let api: Api;
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1', ...AT_LOCALHOST });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.application.get(SecurityEvents).settled();
  await em().execute('delete from rate_limit; delete from security_event');
  await changeSettings(api, {});
});

const em = () => api.em();

let count = 0;
const someone = (details = {}) => addAccount(api, { username: `someone-${++count}`, ...details });

/** Logs in from an IP address with Firefox on Windows. */
const logIn = (username: string, password: string, address = '203.0.113.7', agent = api.asVisitor()) =>
  agent
    .post('/auth/login')
    .set({ 'user-agent': FIREFOX, 'x-forwarded-for': address })
    .send({ username, password });

async function events(query = {}): Promise<SecurityEventResponse[]> {
  return (await api.as('admin').get('/security-events').query(query).expect(200)).body;
}
const verbsOf = async (query = {}) => (await events(query)).map(({ verb }) => verb);

describe('security events', () => {
  it('name the account, browser and network of a login and a logout', async () => {
    const { id, name, username } = await someone();
    const agent = api.asVisitor();
    await logIn(username, PASSWORD, '203.0.113.7', agent).expect(200);
    await agent.post('/auth/logout').expect(204);
    const account = { accountId: id, accountName: name, actorName: null, count: 1 };
    expect(await events()).toMatchObject([
      { ...account, verb: 'logged-out', method: null },
      {
        ...account,
        ...{ verb: 'logged-in', method: 'password', browser: 'Firefox', system: 'Windows' },
        networks: ['203.0.113.7'],
      },
    ]);
  });

  it('count logins with the same browser and network, and list others separately', async () => {
    const { username } = await someone();
    await logIn(username, PASSWORD).expect(200);
    await logIn(username, PASSWORD).expect(200);
    await logIn(username, PASSWORD, '2001:db8:1:2:3:4:5:6').expect(200);
    const found = (await events({ verb: 'logged-in' })).map(({ count, networks }) => [count, networks]);
    expect(found).toEqual([
      [1, ['2001:db8:1:2::/64']],
      [2, ['203.0.113.7']],
    ]);
  });

  it('count refused logins and a lockout of an account, with their networks', async () => {
    const { id, username } = await someone();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(username, 'wrong').expect(401);
    await logIn(username, 'wrong').expect(429);
    await logIn(username, 'wrong', '198.51.100.9').expect(401);
    expect(await events({ account: id })).toMatchObject([
      { verb: 'locked-out', count: 1 },
      { verb: 'refused-login', count: 6, networks: ['203.0.113.7', '198.51.100.9'] },
    ]);
  });

  it('have the network of refusals by somebody who is logged in to another account', async () => {
    const { username } = await someone();
    const agent = await api.logIn((await someone()).username, PASSWORD);
    await logIn(username, 'wrong', '203.0.113.7', agent).expect(401);
    expect(await events({ verb: 'refused-login' })).toMatchObject([
      { actorName: null, browser: 'Firefox', networks: ['203.0.113.7'] },
    ]);
  });

  it('share one row for all unknown names, without the input or an unknown browser', async () => {
    for (const typed of ['my secret password', 'another secret'])
      await api
        .asVisitor()
        .post('/auth/login')
        .set('user-agent', 'secret/1.0 (secret) ')
        .send({ username: typed, password: 'wrong' })
        .expect(401);
    expect(await events()).toMatchObject([
      { verb: 'refused-login', accountId: null, accountName: null, count: 2, browser: null, system: null },
    ]);
    expect(JSON.stringify(await em().findAll(SecurityEvent))).not.toContain('secret');
  });

  it('have a limited number of rows and networks for any number of refusals', async () => {
    const account = await someone();
    const server = api.application.get(SecurityEvents);
    await Promise.all(Array.from({ length: 1000 }, () => server.record('refused-login', account)));
    for (let network = 1; network <= 12; network += 1)
      await logIn('nobody-known', 'wrong', `198.51.100.${network}`).expect(401);
    const [unknown, known, ...others] = await events({ verb: 'refused-login' });
    expect(others).toEqual([]);
    expect(known?.count).toBeGreaterThan(500);
    const networks = [1, 2, 3, 4, 5].map((network) => `198.51.100.${network}`);
    expect(unknown).toMatchObject({ count: 12, networks });
  });

  it('record refused permissions, a wrong own password and an invalid password link', async () => {
    for (const path of ['/settings', '/admin/users']) await api.as('user').get(path).expect(403);
    await api.as('user').post('/profile/second-factor').send({ password: 'wrong' }).expect(403);
    await api.asVisitor().post('/auth/password-links/check').send({ token: 'wrong' }).expect(404);
    expect(
      (await events()).map(({ verb, accountName, count }) => [verb, accountName !== null, count]),
    ).toEqual([
      ['refused-link', false, 1],
      ['refused-login', true, 1],
      ['refused-access', true, 2],
    ]);
  });

  it('record changes that people make of their own account', async () => {
    const { username } = await someone();
    const agent = await api.logIn(username, PASSWORD);
    await agent.post('/profile/login-renewal').send({ password: PASSWORD }).expect(204);
    await agent.delete('/profile/sessions').expect(204);
    await addPasskey(agent, PASSWORD);
    const newPassword = 'otra linterna de papel';
    await agent.post('/profile/password').send({ currentPassword: PASSWORD, newPassword }).expect(204);
    expect(await verbsOf()).toEqual([
      ...['changed-password', 'added-passkey', 'ended-sessions', 'renewed-login', 'logged-in'],
    ]);
  });

  it('record changes that an admin makes, without the browser and network of the admin', async () => {
    const { id } = await someone({ email: 'old@vitral.example' });
    const { body } = await api.as('admin').get(`/admin/users/${id}`).expect(200);
    const { name, isEnabled, version } = body;
    const edit = { name, isEnabled, version, username: `renamed-${count}`, email: null, role: 'manager' };
    await api.as('admin').put(`/admin/users/${id}`).send(edit).expect(200);
    await api.as('admin').delete(`/admin/users/${id}/sessions`).expect(204);
    await api
      .as('admin')
      .post('/admin/users/bulk')
      .send({ action: 'set-role', role: 'user', ids: [id] })
      .expect(200);
    const found = await events({ account: id });
    expect(found.map(({ verb }) => verb)).toEqual([
      'ended-sessions',
      'changed-role',
      'changed-email',
      'changed-username',
    ]);
    expect(found).toContainEqual(
      expect.objectContaining({ verb: 'changed-role', count: 2, networks: [], browser: null }),
    );
    expect(new Set(found.map(({ actorName }) => actorName)).size).toBe(1);
    expect(found[0]?.actorName).toEqual(expect.any(String));
  });
});

describe('networks of security events', () => {
  it('are shortened after 30 days, and still found by an address', async () => {
    const { id, username } = await someone();
    await logIn(username, PASSWORD, '203.0.113.7').expect(200);
    await logIn(username, PASSWORD, '2001:db8:1:2::9').expect(200);
    const shortened = api.application.get(ShortenedNetworks);
    expect(await shortened.shorten()).toBe(0);

    await em().nativeUpdate(SecurityEvent, { accountId: id }, { lastAt: new Date(Date.now() - 31 * DAY_MS) });
    expect(await shortened.shorten()).toBe(3);
    expect(await shortened.shorten()).toBe(0);
    const networks = async (network: string) =>
      (await events({ network, verb: 'logged-in' })).flatMap((event) => event.networks);
    expect(await networks('203.0.113.99')).toEqual(['203.0.113.0/24']);
    expect(await networks('2001:db8:1:ffff::1')).toEqual(['2001:db8:1::/48']);
    expect(await networks('203.0.113.0/24')).toEqual(['203.0.113.0/24']);
    expect(await networks('203.0.114.7')).toEqual([]);
    const rows = JSON.stringify(await em().find(SecurityEvent, { accountId: id }));
    expect(rows).not.toMatch(/203\.0\.113\.7|2001:db8:1:2/);
  });
});

describe('retention of security events', () => {
  it('is that of the settings, apart from the audit log', async () => {
    await api.as('user').get('/settings').expect(403);
    const old = { createdAt: new Date(Date.now() - 100 * DAY_MS) };
    await em().nativeUpdate(SecurityEvent, { verb: 'refused-access' }, old);
    const changed = em();
    changed.create(AuditEntry, { verb: 'updated', noun: 'embeds', ...old });
    await changed.flush();
    await changeSettings(api, { securityRetentionDays: 90 });
    await api.application.get(RetentionService).deleteExpired('security-event-retention');
    expect(await verbsOf({ verb: 'refused-access' })).toEqual([]);
    expect(await em().count(AuditEntry, { noun: 'embeds' })).toBe(1);
    expect(await em().count(AuditEntry, { noun: 'security-events', verb: 'deleted' })).toBe(1);
  });
});
