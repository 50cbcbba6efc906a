import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Channel, NOTIFICATION_KINDS } from '@vitral/contracts/notifications';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { Notifications } from '../src/notifications/notifications.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { changeSettings } from './set-up/accounts.ts';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { Webhook } from './set-up/webhook.ts';
import { type Api, startApi } from './start-api.ts';

let mailbox: Mailbox;
let webhook: Webhook;
let api: Api;
beforeAll(async () => {
  mailbox = await Mailbox.open();
  webhook = await Webhook.open();
  api = await startApi({ SMTP_URL: mailbox.url, SMS_WEBHOOK_URL: `http://${webhook.host}/` });
  await em().nativeUpdate(User, { username: 'admin' }, { language: 'en' });
  await changeSettings(api, { notifications: { ...DEFAULT_SETTINGS.notifications, isOn: false } });
});
afterAll(async () => {
  await api.stop();
  await webhook.close();
  await mailbox.goDown();
});
beforeEach(async () => {
  for (const table of ['rate_limit', 'delivery']) await em().execute(`delete from ${table}`);
});

const em = () => api.em();

const test = (channel: string, recipient: unknown) =>
  api.as('admin').post('/notifications/test').send({ channel, recipient });

describe('a test message', () => {
  it.each<[Channel, string]>([
    ['mail', 'ana@example.org'],
    ['sms', '+34600000000'],
  ])(
    'is sent by %s regardless of the settings, in the language of the account',
    async (channel, recipient) => {
      const { body } = await test(channel, recipient).expect(202);
      expect(body).toMatchObject({
        channel,
        recipient,
        template: 'test-message',
        attempts: 0,
        problem: null,
      });
      expect(body).not.toHaveProperty('sealed');
      const texts = {
        mail: async () => (await mailbox.waitFor(recipient)).subject,
        sms: async () => (await webhook.waitForPosts(1))[0]?.body.text,
      };
      expect(await texts[channel]()).toContain('Test message');
      const entry = await em().findOneOrFail(AuditEntry, { noun: 'notifications', itemId: body.id });
      expect(entry).toMatchObject({ verb: 'tested', itemName: recipient, actorName: expect.any(String) });
    },
  );

  it.each([
    ['mail', '+34600000000'],
    ['mail', 'ana@example.org, eva@example.org'],
    ['sms', 'ana@example.org'],
    ['sms', '600 000 000'],
    ['sms', ''],
    ['sms', undefined],
    ['mail', { toString: 'ana@example.org' }],
    ['fax', '+34600000000'],
    ['constructor', '+34600000000'],
  ])('is refused for the channel %s and the recipient %j', async (channel, recipient) => {
    const { body } = await test(channel, recipient).expect(400);
    expect(body.code).toBe('request.invalid');
    expect(await em().count(Delivery)).toBe(0);
  });

  it('is limited to ten an hour for one account', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => test('mail', 'ana@example.org')));
    const refused = responses.filter(({ status }) => status !== 202);
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
    expect(await em().count(Delivery)).toBe(10);
  });

  it('is for admins only', async () => {
    const input = { channel: 'mail', recipient: 'ana@example.org' };
    await api.as('manager').post('/notifications/test').send(input).expect(403);
    await api.asVisitor().post('/notifications/test').send(input).expect(401);
  });

  it('requires the channel to be set up, as notifications do', async () => {
    const bare = await startApi();
    const notifications = {
      isOn: true,
      mail: { isOn: true, kinds: [...NOTIFICATION_KINDS] },
      sms: { isOn: true, kinds: [...NOTIFICATION_KINDS], numbers: ['+525512345678'] },
    };
    await changeSettings(bare, { notifications });
    const fork = bare.em();
    await fork.transactional((inner) =>
      bare.application
        .get(Notifications)
        .notify(inner, 'backup-failures', 'backup-failure', { filename: 'x', problem: 'unknown' }),
    );
    expect(await fork.execute(`select from jobs.job where name = 'notifications'`)).toEqual([]);
    for (const [channel, recipient] of [
      ['mail', 'ana@example.org'],
      ['sms', '+34600000000'],
    ]) {
      const { body } = await bare
        .as('admin')
        .post('/notifications/test')
        .send({ channel, recipient })
        .expect(409);
      expect(body.code).toBe('notifications.no-channel');
    }
    await bare.stop();
  });
});
