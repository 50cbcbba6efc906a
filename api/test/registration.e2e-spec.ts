import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { User } from '../src/accounts/users.entity.ts';
import { addAccount, changeSettings } from './set-up/accounts.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';

let { api, mailbox, stop } = {} as MailSite;
let orm: MikroORM;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite({ TRUST_PROXY: '1', PUBLIC_URL: 'https://vitral.example' }));
  orm = api.application.get(MikroORM);
});
afterAll(() => stop());
beforeEach(async () => {
  await orm.em.fork().execute('delete from rate_limit');
  await changeSettings(api, { isRegistrationOpen: true });
});

const PASSWORD = 'tres linternas de papel';

let count = 0;
const register = (details: Record<string, unknown> = {}, url = '203.0.113.7') =>
  api
    .asVisitor()
    .post('/auth/registration')
    .set('X-Forwarded-For', url)
    .send({
      name: 'Nadia Prado',
      username: `nadia-${++count}`,
      email: 'nadia@vitral.example',
      password: PASSWORD,
      language: 'es',
      ...details,
    });

const logIn = (username: string) =>
  api.asVisitor().post('/auth/login').send({ username, password: PASSWORD });

describe('registration', () => {
  it('notifies the admins who have an email address, each in their own language', async () => {
    await addAccount(api, { username: 'ada', role: 'admin', email: 'ada@vitral.example', language: 'en' });
    await addAccount(api, { username: 'eva', role: 'admin', email: 'eva@vitral.example' });
    await addAccount(api, { username: 'max', role: 'manager', email: 'max@vitral.example' });
    const disabled = { isEnabled: false, email: 'off@vitral.example' };
    await addAccount(api, { username: 'off', role: 'admin', ...disabled });

    await register({ name: 'Tomás <b>Ibarra</b>', username: 'tomas' }).expect(202);

    const english = await mailbox.waitFor('ada@vitral.example');
    expect(english.subject).toBe('A new account awaits approval');
    expect(english.text).toContain('Tomás <b>Ibarra</b> has created an account');
    expect(english.html).toContain('Tomás &lt;b&gt;Ibarra&lt;/b&gt;');
    expect(english.text).toContain('https://vitral.example/admin/users?state=awaiting-approval');
    const spanish = await mailbox.waitFor('eva@vitral.example');
    expect(spanish.subject).toBe('Una cuenta nueva espera aprobación');
    expect(spanish.text).toContain('Usuario: tomas');
    expect(mailbox.received).toHaveLength(2);
  });

  it('reveals the pending approval only after the right password', async () => {
    await register({ username: 'olga' }).expect(202);
    const wrong = (username: string) =>
      api.asVisitor().post('/auth/login').send({ username, password: 'another one' }).expect(401);
    const [known, unknown] = [await wrong('olga'), await wrong('nobody')];
    expect({ ...known.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    await orm.em.fork().nativeUpdate(User, { username: 'olga' }, { awaitsApproval: false });
    await logIn('olga').expect(401);
  });

  it('counts logins to a pending account as attempts', async () => {
    await register({ username: 'ines' }).expect(202);
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('ines').expect(403);
    await logIn('ines').expect(429);
  });

  it('creates an account without access until somebody enables it', async () => {
    const { body } = await register({ username: 'Nadia', name: '  Nadia \n Prado ' }).expect(202);
    expect(body).toEqual({});
    const em = orm.em.fork();
    const account = await em.findOneOrFail(User, { username: 'Nadia' });
    expect(account).toMatchObject({
      name: 'Nadia Prado',
      email: 'nadia@vitral.example',
      role: 'user',
      isEnabled: false,
      awaitsApproval: true,
      language: 'es',
    });
    const pending = await logIn('nadia').expect(403);
    expect(pending.body).toMatchObject({ code: 'auth.approval-pending' });
    expect(pending.headers).not.toHaveProperty('set-cookie');

    await em.nativeUpdate(User, { id: account.id }, { isEnabled: true, awaitsApproval: false });
    const { body: response } = await logIn('nadia').expect(200);
    expect(response.user).toMatchObject({ role: 'user', language: 'es' });
  });

  it('writes an audit entry without an actor', async () => {
    await register({ name: 'Olmo Vega' }).expect(202);
    const { body } = await api.as('admin').get('/audit').query({ limit: 1 });
    const own = { itemName: 'Olmo Vega', actorName: 'Olmo Vega' };
    expect(body).toMatchObject([{ verb: 'registered', noun: 'users', ...own }]);
  });

  it('is closed unless the settings open it', async () => {
    await changeSettings(api, {});
    const { body } = await register({ username: 'too-early' }).expect(403);
    expect(body.code).toBe('auth.registration-closed');
    expect(await orm.em.fork().count(User, { username: 'too-early' })).toBe(0);
  });

  it.each([
    { name: ' ' },
    { name: 'n'.repeat(121) },
    { username: 'ab' },
    { username: 'with space' },
    { username: 'u'.repeat(51) },
    { email: 'nobody' },
    { email: null },
    { password: '' },
    { password: 'p'.repeat(129) },
    { language: 'de' },
    { role: 'admin' },
    { isEnabled: true },
  ])('refuses %j', async (details) => {
    const { body } = await register(details).expect(400);
    expect(body.code).toBe('request.invalid');
  });

  it('requires a password by the policy, which considers the personal data', async () => {
    for (const password of ['corta', 'nadia prado', 'contraseña']) {
      const { body } = await register({ password }).expect(400);
      expect(body).toMatchObject({ code: 'auth.weak-password', params: { minLength: 10, minScore: 2 } });
    }
  });

  it('gives a username, regardless of case, to only one of several simultaneous requests', async () => {
    const responses = await Promise.all(['zoe', 'Zoe', 'ZOE'].map((username) => register({ username })));
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(responses.map(({ body }) => body.code).sort()).toEqual([
      'users.username-taken',
      'users.username-taken',
      undefined,
    ]);
  });

  it('accepts five in ten minutes and twenty a day from one network', async () => {
    const tries = () => Promise.all(Array.from({ length: 7 }, () => register()));
    const responses = await tries();
    expect(responses.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 202, 429, 429]);
    const refusal = responses.find(({ status }) => status === 429);
    expect(Number(refusal?.headers['retry-after'])).toBe(refusal?.body.params.retryAfter);
    await register({}, '198.51.100.20').expect(202);

    for (let round = 0; round < 3; round += 1) {
      await orm.em.fork().execute(`delete from rate_limit where key like 'account-registration-at-once:%'`);
      await tries();
    }
    await orm.em.fork().execute(`delete from rate_limit where key like 'account-registration-at-once:%'`);
    const { body } = await register().expect(429);
    expect(body.params.retryAfter).toBeGreaterThan(23 * 3600);
  });
});
