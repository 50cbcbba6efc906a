import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User as UserResponse } from '@vitral/contracts/users';
import type TestAgent from 'supertest/lib/agent.js';
import { hashRecoveryCode } from '../src/accounts/auth/second-factor/second-factor-codes.ts';
import { RecoveryCode, User } from '../src/accounts/users.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';

let { api, mailbox, stop } = {} as MailSite;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());

const em = () => api.em();
const admin = () => api.as('admin');

let count = 0;
let person: User;
/** The person's browser with a session. */
let browser: TestAgent;
beforeEach(async () => {
  count += 1;
  const username = `rosa-${count}`;
  person = await addAccount(api, { username, email: `${username}@example.org`, role: 'manager' });
  browser = await api.logIn(username, PASSWORD);
});

async function read(): Promise<UserResponse> {
  return (await admin().get(`/admin/users/${person.id}`).expect(200)).body;
}

const edit = async (changes: object) =>
  admin()
    .put(`/admin/users/${person.id}`)
    .send({ ...(await read()), ...changes })
    .expect(200);

const sessionsLeft = () => em().execute('select id from session where account_id = ?', [person.id]);

const verbs = async () =>
  (await em().find(AuditEntry, { itemId: person.id }, { orderBy: { createdAt: 'asc', id: 'asc' } })).map(
    ({ verb }) => verb,
  );

describe('somebody who is logged in', () => {
  it.each([
    ['disabled', () => edit({ isEnabled: false })],
    ['demoted', () => edit({ role: 'user' })],
    ['promoted', () => edit({ role: 'admin' })],
    ['renamed', () => edit({ username: `${person.username}-ruiz` })],
    ['logged out by an admin', () => admin().delete(`/admin/users/${person.id}/sessions`).expect(204)],
    ['deleted', () => admin().delete(`/admin/users/${person.id}`).expect(204)],
  ])('is logged out at once in every browser when %s', async (_, change) => {
    const other = await api.logIn(person.username, PASSWORD);
    await browser.get('/audit').expect(403);
    await change();
    for (const agent of [browser, other]) {
      await agent.get('/auth/user').expect(401);
      await agent.post('/testimonials').send({}).expect(401);
    }
    expect(await sessionsLeft()).toEqual([]);
  });

  it('stays logged in when something else changes, as do others', async () => {
    const bystander = await api.logIn('manager', 'manager-vitral');
    await edit({ name: 'Rosa Díaz', email: null });
    await browser.get('/auth/user').expect(200);
    await edit({ role: 'user' });
    await bystander.get('/auth/user').expect(200);
  });

  it('stays logged in when the change is refused', async () => {
    const user = await read();
    const stale = { ...user, isEnabled: false, version: user.version + 1 };
    await admin().put(`/admin/users/${person.id}`).send(stale).expect(409);
    await browser.get('/auth/user').expect(200);
  });

  it('is logged out by a change of their own account, too, permanently', async () => {
    const { id } = await addAccount(api, { username: `self-${count}`, role: 'admin' });
    const self = await api.logIn(`self-${count}`, PASSWORD);
    const { body: user } = await self.get(`/admin/users/${id}`).expect(200);
    await self
      .put(`/admin/users/${id}`)
      .send({ ...user, role: 'user' })
      .expect(200);
    await self.get('/auth/user').expect(401);
    expect(await em().execute('select id from session where account_id = ?', [id])).toEqual([]);
  });

  it('cannot log in while disabled, and can afterwards', async () => {
    const logIn = () =>
      api.asVisitor().post('/auth/login').send({ username: person.username, password: PASSWORD });
    await edit({ isEnabled: false });
    await logIn().expect(401);
    await browser.get('/auth/user').expect(401);
    await edit({ isEnabled: true });
    await browser.get('/auth/user').expect(401);
    await logIn().expect(200);
  });

  it('is logged out with an entry in the audit log', async () => {
    await admin().delete(`/admin/users/${person.id}/sessions`).expect(204);
    expect(await verbs()).toEqual(['logged-in', 'ended-sessions']);
  });
});

describe('a link', () => {
  const newLink = async () => (await admin().post(`/admin/users/${person.id}/link`).expect(201)).body;
  const check = (url: string) =>
    api
      .asVisitor()
      .post('/auth/password-links/check')
      .send({ token: url.split('#')[1] });

  const mailed = async () => (await mailbox.waitFor(person.email ?? '')).text;

  beforeEach(() => em().execute('delete from rate_limit'));

  it('to a new password is returned and sent by email, and invalidates the former one', async () => {
    const former = await newLink();
    expect(former).toMatchObject({ kind: 'password-reset', isMailed: true });
    expect(await mailed()).toContain(former.address);
    const { body } = await check(former.address).expect(200);
    expect(body).toMatchObject({ kind: 'password-reset', username: person.username });

    const link = await newLink();
    expect(link.address).not.toBe(former.address);
    await check(former.address).expect(404);
    await check(link.address).expect(200);
    expect(await mailed()).toContain(link.address);
    expect(await verbs()).toEqual(['logged-in', 'reset', 'reset']);
  });

  it('is an invitation if the account has no password yet', async () => {
    await em().nativeUpdate(User, { id: person.id }, { passwordHash: null, email: null });
    expect(await newLink()).toMatchObject({ kind: 'invitation', isMailed: false });
    expect((await verbs()).at(-1)).toBe('invited');
  });

  it('is not sent to a disabled account', async () => {
    await edit({ isEnabled: false });
    expect(await newLink()).toMatchObject({ kind: 'password-reset', isMailed: false });
  });

  it('for a new account is sent by a different email and allows a login', async () => {
    const email = `ines-${count}@example.org`;
    const input = { name: 'Inés Peña', username: `ines-${count}`, email, role: 'user' };
    const { body } = await admin().post('/admin/users').send(input).expect(201);
    expect(body.link.isMailed).toBe(true);
    const { text } = await mailbox.waitFor(email);
    expect(text).toContain(body.link.address);

    const token = body.link.address.split('#')[1];
    await api.asVisitor().post('/auth/password-links/redeem').send({ token, password: PASSWORD }).expect(204);
    await api.logIn(input.username, PASSWORD);
    const { body: user } = await admin().get(`/admin/users/${body.user.id}`).expect(200);
    expect(user).toMatchObject({ state: 'enabled', status: 'active', version: 1 });
  });
});

describe('a second factor', () => {
  it('is turned off with its recovery codes, and the person is notified', async () => {
    const database = em();
    const secret = { secondFactorAt: new Date(), secondFactorSecret: 'sealed', secondFactorStep: 7 };
    await database.nativeUpdate(User, { id: person.id }, secret);
    const codeHash = await hashRecoveryCode('abcd-efgh-jkmn');
    database.create(RecoveryCode, { user: person.id, codeHash });
    await database.flush();
    expect((await read()).hasSecondFactor).toBe(true);

    await admin().delete(`/admin/users/${person.id}/second-factor`).expect(204);
    expect((await read()).hasSecondFactor).toBe(false);
    expect(await em().count(RecoveryCode, { user: person.id })).toBe(0);
    expect((await verbs()).at(-1)).toBe('unsecured');
    await mailbox.waitFor(person.email ?? '', 'dos pasos desactivada');
  });

  it('that is off stays off without a notification', async () => {
    await admin().delete(`/admin/users/${person.id}/second-factor`).expect(204);
    expect(await verbs()).toEqual(['logged-in']);
  });
});

describe('somebody who registered', () => {
  it.each([
    ['es', 'Tu cuenta de Vitral ya está activa', 'Puedes entrar'],
    ['en', 'Your Vitral account is ready', 'You can log in'],
  ] as const)(
    'waits until an admin enables the account, and is notified (%s)',
    async (language, subject, words) => {
      const waiting = { language, isEnabled: false, awaitsApproval: true };
      await em().nativeUpdate(User, { id: person.id }, waiting);
      expect((await read()).state).toBe('awaiting-approval');
      const { body: kept } = await edit({ name: 'Rosa' });
      expect(kept.state).toBe('awaiting-approval');

      const { body } = await edit({ isEnabled: true });
      expect(body).toMatchObject({ state: 'enabled', isEnabled: true });
      const email = await mailbox.waitFor(person.email ?? '', subject);
      expect(email.text).toContain(words);
      expect(email.text).toContain(person.username);
      expect(email.text).toContain(`${api.url}/admin`);
      expect((await verbs()).slice(-2)).toEqual(['updated', 'activated']);
    },
  );

  it('is not notified again when the account is disabled and enabled later', async () => {
    await edit({ isEnabled: false });
    await edit({ isEnabled: true });
    expect(
      await em().execute(`select data from jobs.job where data::text like ?`, [`%${person.id}%`]),
    ).toEqual([]);
  });
});
