import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry as AuditEntryResponse } from '@vitral/contracts/audit';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { SecurityEvents } from '../src/platform/audit/security-events.service.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';

const DAY_MS = 24 * 3_600_000;

let { api, mailbox, stop } = {} as MailSite;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());
beforeEach(async () => {
  await em().execute('delete from rate_limit; delete from audit_entry');
  await changeSettings(api, {});
});

const em = () => api.em();

const logIn = (username: string, password: string) =>
  api.asVisitor().post('/auth/login').send({ username, password });

let count = 0;
const someone = (details = {}) => addAccount(api, { username: `someone-${++count}`, ...details });

async function events(): Promise<AuditEntryResponse[]> {
  return (await api.as('admin').get('/audit').query({ noun: 'security' }).expect(200)).body;
}

describe('security events', () => {
  it('records the account of refused logins and of a lockout, each once with its count', async () => {
    const { id, name, username } = await someone();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(username, 'wrong').expect(401);
    await logIn(username, 'wrong').expect(429);
    const account = { noun: 'security', itemId: id, itemName: name, actorId: null };
    expect(await events()).toMatchObject([
      { ...account, verb: 'locked-out', changes: { after: { count: 1 } } },
      { ...account, verb: 'refused-login', changes: { after: { count: 5 } } },
    ]);
  });

  it('stores one row for all unknown names, without the input', async () => {
    for (const typed of ['my secret password', 'another secret']) await logIn(typed, 'wrong').expect(401);
    const found = await events();
    expect(found).toMatchObject([
      { verb: 'refused-login', itemId: null, itemName: null, changes: { after: { count: 2 } } },
    ]);
    expect(JSON.stringify(await em().findAll(AuditEntry))).not.toContain('secret');
  });

  it('records the account that is refused a permission', async () => {
    for (const path of ['/settings', '/admin/users']) await api.as('user').get(path).expect(403);
    expect(await events()).toMatchObject([
      { verb: 'refused-access', itemName: 'Lucía Ferrer', changes: { after: { count: 2 } } },
    ]);
  });

  it('records a wrong password of a logged-in account, and an invalid password link', async () => {
    await api.as('user').post('/profile/second-factor').send({ password: 'wrong' }).expect(403);
    await api.asVisitor().post('/auth/password-links/check').send({ token: 'wrong' }).expect(404);
    expect((await events()).map(({ verb, itemName }) => [verb, itemName])).toEqual([
      ['refused-link', null],
      ['refused-login', 'Lucía Ferrer'],
    ]);
  });

  it('have a limited number of rows for any number of refusals', async () => {
    const server = api.application.get(SecurityEvents);
    const account = await someone();
    await Promise.all(Array.from({ length: 1000 }, () => server.record('refused-login', account)));
    const [row, ...others] = await em().find(AuditEntry, { itemId: account.id });
    expect(others).toEqual([]);
    expect(Number(row?.changes?.after['count'])).toBeGreaterThan(500);
  });

  it('sends an email about a login with a new browser if the settings say so', async () => {
    const { username, email } = await someone({ email: 'new@vitral.example', language: 'en' });
    await logIn(username, PASSWORD).expect(200);
    expect(await events()).toEqual([]);

    await logIn(username, PASSWORD).expect(200);
    expect(await events()).toMatchObject([{ verb: 'new-device', itemName: username }]);
    expect(mailbox.received).toEqual([]);

    await changeSettings(api, { isNewDeviceMailOn: true });
    await logIn(username, PASSWORD).expect(200);
    const { subject, text } = await mailbox.waitFor(email ?? '');
    expect(subject).toBe('A login from a new device');
    expect(text).toContain(username);
  });

  it('are not among the activities of the dashboard, and have their own retention', async () => {
    await api.as('user').get('/settings').expect(403);
    expect(await events()).toMatchObject([{ verb: 'refused-access' }]);
    const { body } = await api.as('admin').get('/admin/stats').expect(200);
    expect(JSON.stringify(body.recentActivities)).not.toContain('security');

    const old = { createdAt: new Date(Date.now() - 100 * DAY_MS) };
    await em().nativeUpdate(AuditEntry, { noun: 'security' }, old);
    const changed = em();
    changed.create(AuditEntry, { verb: 'updated', noun: 'embeds', ...old });
    await changed.flush();
    await changeSettings(api, { securityRetentionDays: 90 });
    await api.application.get(RetentionService).deleteExpired('audit-retention');
    expect(await em().count(AuditEntry, { noun: 'security' })).toBe(0);
    expect(await em().count(AuditEntry, { noun: 'embeds' })).toBe(1);
  });
});
