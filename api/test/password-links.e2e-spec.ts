import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { UserLink, User } from '../src/accounts/users.entity.ts';
import { UserLinks } from '../src/accounts/auth/links/user-links.service.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { Emails } from '../src/platform/email/emails.ts';
import { addAccount, PASSWORD } from './set-up/accounts.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { pause } from './set-up/pause.ts';

const NEW_PASSWORD = 'siete barcos de madera';

let { api, mailbox, stop } = {} as MailSite;
let orm: MikroORM;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite({ TRUST_PROXY: '1', PUBLIC_URL: 'https://vitral.example' }));
  orm = api.application.get(MikroORM);
});
afterAll(() => stop());
beforeEach(() => orm.em.fork().execute('delete from rate_limit'));

const make = (user: User) =>
  orm.em.fork().transactional((em) => api.application.get(UserLinks).make(em, user));

const tokenOf = (url: string) => url.split('#')[1] ?? '';

let count = 0;
async function someone(details: Partial<User> = {}) {
  const username = `someone-${++count}`;
  const email = `${username}@vitral.example`;
  const user = await addAccount(api, { username, email, ...details } as { username: string });
  const link = await make(user);
  return { user, username, email, link, token: tokenOf(link.address) };
}

const invited = () => someone({ passwordHash: null });

const check = (token: string) => api.asVisitor().post('/auth/password-links/check').send({ token });
const redeem = (token: string, password = NEW_PASSWORD) =>
  api.asVisitor().post('/auth/password-links/redeem').send({ token, password });
const logIn = (username: string, password: string) =>
  api.asVisitor().post('/auth/login').send({ username, password });

async function expectInvalid(token: string): Promise<void> {
  for (const ask of [check, redeem]) {
    const { body } = await ask(token).expect(404);
    expect(body).toMatchObject({ code: 'auth.link-invalid', params: {} });
  }
}

describe('a password link', () => {
  it('is valid for a week as an invitation, and for two hours as a reset link', async () => {
    for (const [person, kind, hours] of [
      [await invited(), 'invitation', 7 * 24],
      [await someone(), 'password-reset', 2],
    ] as const) {
      expect(person.link.address).toMatch(/^https:\/\/vitral\.example\/admin\/set-password#[\w-]{43}$/);
      expect((Date.parse(person.link.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(hours, 1);
      const { body } = await check(person.token).expect(200);
      expect(body).toEqual({
        kind,
        name: person.user.name,
        username: person.username,
        expiresAt: person.link.expiresAt,
      });
    }
  });

  it('lets an invited person choose a password, once', async () => {
    const { username, token } = await invited();
    await logIn(username, NEW_PASSWORD).expect(401);
    await redeem(token).expect(204);
    await logIn(username, NEW_PASSWORD).expect(200);
    await expectInvalid(token);
  });

  it('replaces the password, ends every session and notifies the person', async () => {
    const { username, email, user, token } = await someone({ language: 'en' });
    const session = await api.logIn(username, PASSWORD);
    await redeem(token).expect(204);
    await session.get('/auth/user').expect(401);
    await logIn(username, PASSWORD).expect(401);
    await logIn(username, NEW_PASSWORD).expect(200);

    const notification = await mailbox.waitFor(email);
    expect(notification.subject).toBe('Your password was changed');
    expect(notification.text).toContain(username);
    expect(notification.text).not.toContain(NEW_PASSWORD);
    const { body } = await api.as('admin').get('/audit').query({ verb: 'changed-password', limit: 1 });
    expect(body).toMatchObject([{ itemId: user.id, actorId: user.id, actorName: user.name }]);
  });

  it('leaves the second factor and everything else unchanged', async () => {
    const { user, token } = await someone({ role: 'manager', secondFactorAt: new Date() });
    const read = async () => {
      const [row] = await orm.em.fork().execute('select * from account where id = ?', [user.id]);
      return { ...row, password_hash: '', updated_at: '' };
    };
    const before = await read();
    await redeem(token).expect(204);
    expect(await read()).toEqual(before);
  });

  it('refuses weak and leaked passwords, and remains valid', async () => {
    const { username, token } = await someone();
    const { body } = await redeem(token, `${username}!`).expect(400);
    expect(body).toMatchObject({ code: 'auth.weak-password', params: { minLength: 10, minScore: 2 } });
    expect((await redeem(token, 'kolesnikov').expect(400)).body.code).toBe('auth.leaked-password');
    await redeem(token).expect(204);
  });

  it('is used by only one of several simultaneous requests', async () => {
    const { username, token } = await someone();
    const passwords = ['siete barcos de madera', 'ocho barcos de piedra', 'nueve barcos de papel'];
    const responses = await Promise.all(passwords.map((password) => redeem(token, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const winner = passwords[responses.findIndex(({ status }) => status === 204)] ?? '';
    await logIn(username, winner).expect(200);
  });

  it('is invalid once it is replaced or expired, or its account is disabled or deleted', async () => {
    const replaced = await someone();
    const newer = await make(replaced.user);
    await expectInvalid(replaced.token);
    await check(tokenOf(newer.address)).expect(200);

    const em = orm.em.fork();
    const expired = await someone();
    await em.nativeUpdate(UserLink, { user: expired.user.id }, { expiresAt: new Date() });
    await expectInvalid(expired.token);

    const disabled = await someone();
    await em.nativeUpdate(User, { id: disabled.user.id }, { isEnabled: false });
    await expectInvalid(disabled.token);

    const deleted = await someone();
    await em.nativeDelete(User, { id: deleted.user.id });
    await expectInvalid(deleted.token);
  });

  it('is the only valid one of its account, even after parallel requests', async () => {
    const { user } = await someone();
    const links = await Promise.all(Array.from({ length: 5 }, () => make(user)));
    const statuses = await Promise.all(
      links.map(async ({ address: url }) => (await check(tokenOf(url))).status),
    );
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('is stored only as a hash, in links, jobs and audit entries', async () => {
    const { user, email, link, token } = await someone();
    await orm.em
      .fork()
      .transactional((em) => api.application.get(Emails).send(em, link.kind, { linkId: link.id }));
    await mailbox.waitFor(email);
    for (const table of ['user_link', 'audit_entry', 'rate_limit', 'jobs.job']) {
      const found = await orm.em
        .fork()
        .execute(`select from ${table} as stored where stored::text like ?`, [`%${token}%`]);
      expect(found).toEqual([]);
    }
    expect(await orm.em.fork().count(UserLink, { user: user.id })).toBe(1);
  });

  it('refuses invalid tokens and passwords', async () => {
    for (const input of [{}, { token: 7 }, { token: '' }, { token: 't'.repeat(101) }]) {
      await api.asVisitor().post('/auth/password-links/check').send(input).expect(400);
    }
    const { token } = await someone();
    await redeem(token, 'p'.repeat(129)).expect(400);
    await redeem(token, '').expect(400);
    await expectInvalid('A'.repeat(43));
  });

  it('limits the attempts of one network', async () => {
    const tries = await Promise.all(Array.from({ length: 32 }, () => check('A'.repeat(43))));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const { headers, body } = await redeem('A'.repeat(43)).expect(429);
    expect(Number(headers['retry-after'])).toBe(body.params.retryAfter);
  });

  it.each([
    ['invitation', 'es', 'Tu cuenta en Vitral', 'caduca en 7 días'],
    ['invitation', 'en', 'Your Vitral account', 'expires in 7 days'],
    ['password-reset', 'es', 'Elige una contraseña nueva', 'caduca en 2 horas'],
    ['password-reset', 'en', 'Choose a new password', 'expires in 2 hours'],
  ] as const)('is emailed as %s in %s with its validity', async (kind, language, subject, validity) => {
    const person =
      kind === 'invitation' ? await someone({ passwordHash: null, language }) : await someone({ language });
    await orm.em
      .fork()
      .transactional((em) => api.application.get(Emails).send(em, kind, { linkId: person.link.id }));
    const email = await mailbox.waitFor(person.email);
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(validity);
    expect(email.text).toContain(person.link.address);
    expect(email.html).toContain(person.link.address);
  });

  it('is not emailed if it was deleted meanwhile', async () => {
    const gone = await someone();
    const last = await someone();
    await orm.em.fork().transactional(async (em) => {
      await em.nativeDelete(UserLink, { id: gone.link.id });
      const emails = api.application.get(Emails);
      await emails.send(em, gone.link.kind, { linkId: gone.link.id });
      await emails.send(em, last.link.kind, { linkId: last.link.id });
    });
    await mailbox.waitFor(last.email);
    expect(mailbox.offered).not.toContain(gone.email);
  });

  it('is deleted within a day after it has expired', async () => {
    const expired = await someone();
    const valid = await someone();
    const em = orm.em.fork();
    await em.nativeUpdate(UserLink, { id: expired.link.id }, { expiresAt: new Date() });
    const [schedule] = await em.execute(`select cron from jobs.schedule where name = 'sweep-user-links'`);
    expect(schedule).toEqual({ cron: '17 3 * * *' });
    await em.transactional((tx) => api.application.get(Jobs).add(tx, 'sweep-user-links', {}));
    while ((await em.count(UserLink, { id: expired.link.id })) > 0) await pause();
    expect(await em.count(UserLink, { id: valid.link.id })).toBe(1);
  });
});
