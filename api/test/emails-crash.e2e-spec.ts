import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import supertest from 'supertest';
import { ormOptions } from '../src/server/orm-options.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { Settings } from '../src/platform/settings/settings.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { expireCrashedJobs } from './set-up/expire-crashed-jobs.ts';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { freePort } from '@vitral/stand-ins/free-ports';
import { Webhook } from './set-up/webhook.ts';
import { pause } from './set-up/pause.ts';

const TIMEOUT_MS = 90_000;
const EMAIL = 'adriana@vitral.example';
const NUMBER = '+525512345678';

let mailbox: Mailbox;
let webhook: Webhook;
let database: TestDatabase;
let orm: MikroORM;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  mailbox = await Mailbox.open();
  webhook = await Webhook.open();
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.url));
  const sms = { isOn: true, kinds: ['contact-messages' as const], numbers: [NUMBER] };
  const document = { notifications: { ...DEFAULT_SETTINGS.notifications, sms } };
  await orm.em.fork().insert(Settings, { id: 'site', document, updatedAt: new Date(), version: 1 });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await orm.close(true);
  await database.drop();
  await webhook.close();
  await mailbox.goDown();
});

async function start(DATA_DIR: string, port: number): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    DATA_DIR,
    PORT: `${port}`,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://vitral.example',
    SMTP_URL: mailbox.url,
    SMS_WEBHOOK_URL: `http://${webhook.host}/`,
    ADMIN_USERNAME: 'adriana',
    ADMIN_PASSWORD: 'a long enough one',
    LOG_LEVEL: 'warn',
  });
  servers.push(server);
  return server;
}

async function untilAllAreSent(): Promise<void> {
  const limit = performance.now() + TIMEOUT_MS / 2;
  while ((await orm.em.fork().count(Delivery, { state: 'waiting' })) > 0) {
    if (performance.now() > limit) throw new Error('A message still waits');
    await pause();
  }
}

describe('emails of a killed server', () => {
  it(
    'delivers stored emails after the server was killed before sending them',
    async () => {
      const folder = await createDataFolder();
      const port = await freePort();
      const killed = await start(folder, port);
      await orm.em.fork().nativeUpdate(User, {}, { email: EMAIL });
      mailbox.fallSilent();
      webhook.respond(() => {});
      await supertest(`http://127.0.0.1:${port}`)
        .post('/api/contact')
        .send({ name: 'Eva', email: 'eva@vitral.example', subject: 'other', message: 'Is anybody there?' })
        .expect(201);
      await mailbox.waitForOffers(1);
      await webhook.waitForPosts(1);
      await killed.end('SIGKILL');
      expect(mailbox.received).toEqual([]);

      await mailbox.goDown();
      await mailbox.comeUp();
      await start(folder, port);
      await expireCrashedJobs(orm);
      const { text } = await mailbox.waitFor(EMAIL);
      expect(text).toContain('https://vitral.example/admin/messages');
      expect(mailbox.received).toHaveLength(1);
      const posted = await webhook.waitForPosts(2);
      const keys = posted.map(({ headers }) => headers['idempotency-key']);
      expect(keys).toEqual([keys[0], keys[0]]);
      await untilAllAreSent();
      const deliveries = await orm.em.fork().findAll(Delivery, { orderBy: { channel: 'asc' } });
      expect(deliveries).toMatchObject([
        { channel: 'mail', recipient: EMAIL, state: 'sent', attempts: 2 },
        { channel: 'sms', recipient: NUMBER, state: 'sent', attempts: 2 },
      ]);
    },
    TIMEOUT_MS,
  );
});
