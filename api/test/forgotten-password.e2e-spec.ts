import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { UserLink, type User } from '../src/accounts/users.entity.ts';
import { addAccount, changeSettings } from './set-up/accounts.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import type { Email } from '@vitral/stand-ins/mailbox';
import { startApi } from './start-api.ts';

let { api, mailbox, stop } = {} as MailSite;
let orm: MikroORM;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite({ TRUST_PROXY: '1', PUBLIC_URL: 'https://vitral.example' }));
  orm = api.application.get(MikroORM);
});
afterAll(() => stop());
beforeEach(() => orm.em.fork().execute('delete from rate_limit'));

const ask = (account: unknown, { language = 'es', address = '203.0.113.7' } = {}) =>
  api
    .asVisitor()
    .post('/auth/forgotten-password')
    .set('X-Forwarded-For', address)
    .send({ account, language });

let count = 0;
async function someone(details: Partial<User> = {}) {
  const username = `someone-${++count}`;
  const email = `${username}@vitral.example`;
  return addAccount(api, { username, email, ...details } as { username: string });
}

const tokenIn = (email: Email) => /#([\w-]{43})/.exec(email.text ?? '')?.[1] ?? '';

/** Requests one more email: when it arrives, every earlier request has been processed. */
async function settle(): Promise<void> {
  const last = await someone();
  await ask(last.username).expect(202);
  await mailbox.waitFor(last.email ?? '');
}

/** Moves the creation and the expiry of the account's link into the past by `time`. */
const age = (userId: string, time: string) =>
  orm.em
    .fork()
    .execute(
      `update user_link set created_at = created_at - ?::interval, expires_at = expires_at - ?::interval where user_id = ?`,
      [time, time, userId],
    );

describe('forgotten password', () => {
  it('emails a link for a username or an email address, regardless of case', async () => {
    const first = await someone();
    await ask(first.username.toUpperCase()).expect(202);
    const email = await mailbox.waitFor(first.email ?? '');
    expect(email.subject).toBe('Elige una contraseña nueva');
    await api
      .asVisitor()
      .post('/auth/password-links/redeem')
      .send({ token: tokenIn(email), password: 'siete barcos de madera' })
      .expect(204);
    await api.logIn(first.username, 'siete barcos de madera');

    const second = await someone();
    await ask(` ${(second.email ?? '').toUpperCase()} `, { language: 'fr' }).expect(202);
    expect((await mailbox.waitFor(second.email ?? '')).subject).toBe('Choose a new password');
  });

  it('emails only break-glass accounts while password login is off', async () => {
    await changeSettings(api, { isPasswordLoginOff: true });
    const [other, rescue] = [await someone(), await someone({ isBreakGlass: true })];
    await ask(other.username).expect(202);
    await ask(rescue.username).expect(202);
    await mailbox.waitFor(rescue.email ?? '');
    await changeSettings(api, {});
    await settle();
    expect(mailbox.offered).not.toContain(other.email);
  });

  it('gives the same response whether or not the account exists', async () => {
    const known = await someone();
    const disabled = await someone({ isEnabled: false });
    const invited = await someone({ passwordHash: null });
    const unreachable = await someone({ email: null });
    const responses = [];
    for (const account of [known, disabled, invited, unreachable, { username: 'nobody-at-all' }]) {
      const { body, headers } = await ask(account.username).expect(202);
      responses.push(JSON.stringify([body, headers['content-length'], Object.keys(headers).sort()]));
    }
    expect(new Set(responses).size).toBe(1);

    await mailbox.waitFor(known.email ?? '');
    await settle();
    expect(mailbox.offered).not.toContain(disabled.email);
    expect(mailbox.offered).not.toContain(invited.email);
    expect(await orm.em.fork().count(UserLink, { user: [disabled.id, invited.id, unreachable.id] })).toBe(0);
  });

  it('emails an account at most once in five minutes', async () => {
    const { id, username, email } = await someone();
    const received = () => mailbox.offered.filter((address) => address === email).length;
    await Promise.all(
      Array.from({ length: 4 }, (_, index) => ask(username, { address: `198.51.100.${index}` }).expect(202)),
    );
    const first = await mailbox.waitFor(email ?? '');
    await age(id, '4 minutes 50 seconds');
    await ask(username).expect(202);
    await settle();
    expect(received()).toBe(1);

    await age(id, '15 seconds');
    await ask(username).expect(202);
    const second = await mailbox.waitFor(email ?? '');
    expect(received()).toBe(2);
    expect(tokenIn(second)).toBe(tokenIn(first));
  });

  it('leaves an emailed link valid when it is requested again, and creates another one after a day', async () => {
    const { id, username, email } = await someone();
    await ask(username).expect(202);
    const first = tokenIn(await mailbox.waitFor(email ?? ''));
    await age(id, '1 hour 55 minutes');
    await ask(username).expect(202);
    await mailbox.waitFor(email ?? '');
    const { body } = await api
      .asVisitor()
      .post('/auth/password-links/check')
      .send({ token: first })
      .expect(200);
    expect((Date.parse(body.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(2, 1);

    await age(id, '1 hour');
    await orm.em
      .fork()
      .execute(`update user_link set created_at = now() - interval '25 hours' where user_id = ?`, [id]);
    await ask(username).expect(202);
    expect(tokenIn(await mailbox.waitFor(email ?? ''))).not.toBe(first);
  });

  it('creates a new link when the last one has expired', async () => {
    const { id, username, email } = await someone();
    await ask(username).expect(202);
    const first = tokenIn(await mailbox.waitFor(email ?? ''));
    await age(id, '2 hours');
    await ask(username).expect(202);
    expect(tokenIn(await mailbox.waitFor(email ?? ''))).not.toBe(first);
  });

  it('leaves an invitation unchanged', async () => {
    const { username, id } = await someone({ passwordHash: null });
    await orm.em.fork().execute(
      `insert into user_link (created_at, user_id, kind, token_hash, expires_at)
     values (now(), ?, 'invitation', 'hash', now() + interval '7 days')`,
      [id],
    );
    await ask(username).expect(202);
    await settle();
    expect(await orm.em.fork().count(UserLink, { user: id, tokenHash: 'hash' })).toBe(1);
  });

  it('emails at most five accounts that share an email address', async () => {
    const shared = 'family@vitral.example';
    for (let person = 0; person < 6; person += 1) await someone({ email: shared });
    await ask(shared).expect(202);
    const names = new Set<string>();
    for (let count = 0; count < 5; count += 1) {
      const { text } = await mailbox.waitFor(shared);
      names.add(/\((someone-\d+)\)/.exec(text ?? '')?.[1] ?? '');
    }
    expect(names.size).toBe(5);
    await settle();
    expect(mailbox.offered.filter((address) => address === shared)).toHaveLength(5);
  });

  it('accepts three requests for a name and twenty in all from one network, for known and unknown names alike', async () => {
    for (const account of ['nobody-at-all', (await someone()).username]) {
      const responses = await Promise.all(Array.from({ length: 5 }, () => ask(account)));
      expect(responses.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429]);
    }
    const { headers, body } = await ask('nobody-at-all').expect(429);
    expect(Number(headers['retry-after'])).toBe(body.params.retryAfter);
    await ask('nobody-at-all', { address: '198.51.100.20' }).expect(202);

    const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(`name-${index}`)));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(9);
  });

  it('refuses invalid names', async () => {
    for (const account of ['', ' ', 7, null, 'a'.repeat(255)]) await ask(account).expect(400);
    await ask('admin', { language: 'de' }).expect(400);
    await ask(`${'a'.repeat(240)}@x.example`).expect(202);
  });

  it('gives the same response without a mail server, and adds no job', async () => {
    const silent = await startApi();
    try {
      const { body } = await silent
        .asVisitor()
        .post('/auth/forgotten-password')
        .send({ account: 'admin', language: 'es' })
        .expect(202);
      expect(body).toEqual({});
      const em = silent.em();
      expect(await em.execute(`select from jobs.job where name = 'forgotten-password'`)).toEqual([]);
    } finally {
      await silent.stop();
    }
  });
});
