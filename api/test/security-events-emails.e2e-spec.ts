import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { FAILURE_BURST } from '@vitral/contracts/security-events';
import type { User } from '../src/accounts/users.entity.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { SecurityEvent } from '../src/platform/security-events/security-event.entity.ts';
import { SecurityEvents } from '../src/platform/security-events/security-events.service.ts';
import { addAccount, changeSettings, PASSWORD } from './set-up/accounts.ts';
import { turnOnSecondFactor } from './set-up/authenticator.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';

let { api, mailbox, stop } = {} as MailSite;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());
beforeEach(async () => {
  await api.application.get(SecurityEvents).settled();
  await api.em().execute('delete from rate_limit; delete from security_event');
  await changeSettings(api, {});
});

let count = 0;
async function someone(details = {}): Promise<{ account: User; email: string }> {
  const email = `person-${++count}@vitral.example`;
  const account = await addAccount(api, { username: `person-${count}`, email, language: 'en', ...details });
  return { account, email };
}

const logIn = (username: string, password: string) =>
  api.asVisitor().post('/auth/login').send({ username, password });

/** Records refused logins as a server does after it has refused them, and waits for what they cause. */
async function refuse({ id, name }: User, times: number, application = api.application): Promise<void> {
  const events = application.get(SecurityEvents);
  for (let time = 0; time < times; time += 1) await events.record('refused-login', { id, name });
  await events.settled();
}

const bursts = ({ id }: User) => api.em().count(SecurityEvent, { verb: 'failure-burst', accountId: id });

/** Counts the emails of a kind to an account that were requested, sent or not. */
async function requested({ id }: User, change: string): Promise<number> {
  const [row] = await api
    .em()
    .execute<[{ count: number }]>(
      `select count(*)::int from jobs.job where data #>> '{data,userId}' = ? and data #>> '{data,change}' = ?`,
      [id, change],
    );
  return row.count;
}

describe('email about a new device', () => {
  it('is sent after a login with a new browser if the settings say so', async () => {
    const { account, email } = await someone();
    await logIn(account.username, PASSWORD).expect(200);
    await logIn(account.username, PASSWORD).expect(200);
    const devices = { verb: 'new-device', accountId: account.id } as const;
    expect(await api.em().count(SecurityEvent, devices)).toBe(1);
    expect(await requested(account, 'new-device')).toBe(0);

    await changeSettings(api, { isNewDeviceMailOn: true });
    await logIn(account.username, PASSWORD).expect(200);
    const { subject, text } = await mailbox.waitFor(email);
    expect(subject).toBe('A login from a new device');
    expect(text).toContain(account.username);
  });
});

describe('email about many refused logins', () => {
  it('is sent once a day, from several servers too', async () => {
    const { account, email } = await someone();
    await refuse(account, FAILURE_BURST - 1);
    expect(await bursts(account)).toBe(0);

    // Without jobs, so that no email is under way when it closes.
    const another = await api.startAnother({ JOBS: 'false' });
    try {
      await Promise.all([refuse(account, 5), refuse(account, 5, another.application)]);
    } finally {
      await another.close();
    }
    const { subject, text } = await mailbox.waitFor(email);
    expect(subject).toBe('Many attempts to log in to your account');
    expect(text).toContain(account.username);
    expect(await bursts(account)).toBe(1);
    expect(await requested(account, 'failure-burst')).toBe(1);
  });

  it('counts lockouts, which follow five wrong passwords', async () => {
    const { account, email } = await someone();
    for (let time = 0; time < 5; time += 1) await logIn(account.username, 'wrong').expect(401);
    for (let time = 0; time < 5; time += 1) await logIn(account.username, 'wrong').expect(429);
    expect((await mailbox.waitFor(email)).subject).toBe('Many attempts to log in to your account');
  });

  it('is not sent while the setting is off, which records the event nevertheless', async () => {
    await changeSettings(api, { isFailureBurstMailOn: false });
    const { account } = await someone();
    await refuse(account, FAILURE_BURST);
    expect(await bursts(account)).toBe(1);
    expect(await requested(account, 'failure-burst')).toBe(0);
  });

  it('is not sent to accounts that are disabled or have no password, whose address may be of a stranger', async () => {
    for (const details of [
      { isEnabled: false },
      { isEnabled: false, awaitsApproval: true },
      { passwordHash: null },
    ]) {
      const { account } = await someone(details);
      await refuse(account, FAILURE_BURST);
      expect(await bursts(account)).toBe(1);
      expect(await requested(account, 'failure-burst')).toBe(0);
    }
  });

  it('is not sent for unknown usernames', async () => {
    const events = api.application.get(SecurityEvents);
    for (let time = 0; time < FAILURE_BURST; time += 1) await events.record('refused-login', null);
    await events.settled();
    expect(await api.em().count(SecurityEvent, { verb: 'failure-burst' })).toBe(0);
  });
});

describe('email about the second factor', () => {
  const bodyOf = async (email: string, subject: string) =>
    (await mailbox.waitFor(email, subject)).text?.replaceAll(/\s+/g, ' ');

  it('says what happened, when, and what to do about it', async () => {
    const { account, email } = await someone();
    const own = await api.logIn(account.username, PASSWORD);
    const { codes } = await turnOnSecondFactor(own, PASSWORD);
    const proof = (code = '') => ({ password: PASSWORD, code });
    await own.post('/profile/second-factor/recovery-codes').send(proof(codes[0])).expect(200);
    const renewal = await bodyOf(email, 'New recovery codes');
    expect(renewal).toContain('The former ones no longer work.');
    expect(renewal).toMatch(/Date and time: \w+ \d+, \d{4}, \d\d:\d\d \(/);
    expect(renewal).toContain('change your password in your profile, create other codes, and tell');
  });

  it('names the time of the change, however late it is sent, in the zone of the site', async () => {
    await changeSettings(api, { timeZone: 'America/Mexico_City' });
    const { account, email } = await someone({ language: 'es' });
    const data = { userId: account.id, change: 'second-factor-off' };
    const job = { template: 'account-changed', data, at: '2026-11-30T06:05:00.000Z' };
    const orm = api.application.get(MikroORM);
    await orm.em.fork().transactional((em) => api.application.get(Jobs).add(em, 'mails', job));
    const text = await bodyOf(email, 'Verificación en dos pasos desactivada');
    expect(text).toContain('Al entrar ya no se pedirá un código');
    expect(text).toContain('Fecha y hora: 30 de noviembre de 2026, 00:05 (');
    expect(text).toContain('Si no has sido tú ni lo has pedido, cambia la contraseña');
  });
});

describe('email about changed login details', () => {
  async function edit({ id }: User, changes: object): Promise<void> {
    const { body } = await api.as('admin').get(`/admin/users/${id}`).expect(200);
    const { name, username, email, role, isEnabled, version } = body;
    const input = { name, username, email, role, isEnabled, version, ...changes };
    await api.as('admin').put(`/admin/users/${id}`).send(input).expect(200);
  }

  it('is sent to the former and the new address if the address changes', async () => {
    const { account, email } = await someone();
    await edit(account, { email: `new-${email}` });
    for (const address of [email, `new-${email}`]) {
      const { subject, text } = await mailbox.waitFor(address);
      expect(subject).toBe('The email address of your account was changed');
      expect(text).toContain(account.username);
      expect(text).not.toContain('new-');
    }
    expect(await requested(account, 'email')).toBe(1);
  });

  it('is sent if the username or the role changes, with the new one', async () => {
    const { account, email } = await someone();
    await edit(account, { username: `renamed-${count}`, role: 'manager' });
    expect((await mailbox.waitFor(email, 'Your username was changed')).text).toContain(`renamed-${count}`);
    expect((await mailbox.waitFor(email, 'Your role was changed')).text).toContain('Manager');
  });

  it('is sent if the role changes with those of others, and not if nothing changes', async () => {
    const { account, email } = await someone();
    const change = () =>
      api
        .as('admin')
        .post('/admin/users/bulk')
        .send({ action: 'set-role', role: 'manager', ids: [account.id] })
        .expect(200);
    await change();
    await change();
    await edit(account, { name: 'Another name' });
    await mailbox.waitFor(email, 'Your role was changed');
    expect(await requested(account, 'role')).toBe(1);
  });

  it('is not sent to accounts without a password, whose address may be a mistake', async () => {
    const { account } = await someone({ passwordHash: null });
    await edit(account, { email: 'right@vitral.example', role: 'manager' });
    expect(await requested(account, 'email')).toBe(0);
    expect(await requested(account, 'role')).toBe(0);
  });
});
