import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { DEFAULT_SETTINGS } from '@vitral/contracts/settings';
import { PgBoss } from 'pg-boss';
import supertest from 'supertest';
import { ormOptions } from '../src/server/orm-options.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { JobDatabase, bossOptions } from '../src/platform/jobs/job-database.ts';
import { Settings } from '../src/platform/settings/settings.entity.ts';
import { User } from '../src/accounts/users.entity.ts';
import { hurryJobs } from './set-up/hurry-jobs.ts';
import { Mailbox } from './set-up/mailbox.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { freePort } from './set-up/servers/free-ports.ts';
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

/** Runs at once the check for jobs of crashed servers, which a server takes half a minute to do. */
async function expireCrashedJobs(): Promise<void> {
  await orm.em
    .fork()
    .execute(`update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);
  await orm.em.fork().execute('update jobs.queue set monitor_on = null');
  const boss = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
  await boss.start();
  await boss.supervise();
  await boss.stop({ close: false });
  await hurryJobs(orm);
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
      await expireCrashedJobs();
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
