import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { WebhookEvent } from '@vitral/contracts/webhooks';
import type TestAgent from 'supertest/lib/agent.js';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { onDatabase } from './set-up/archives.ts';
import { expireCrashedJobs } from './set-up/expire-crashed-jobs.ts';
import { pause } from './set-up/pause.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { Webhook } from './set-up/webhook.ts';
import { isSignedWith, payloadOf } from './set-up/webhooks.ts';

const TIMEOUT_MS = 120_000;
const ADMIN = { username: 'adriana', password: 'a long enough one' };

let receiver: Webhook;
let database: TestDatabase;
let orm: MikroORM;
let folder: string;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  receiver = await Webhook.open();
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.url));
  folder = await createDataFolder();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await orm.close(true);
  await database.drop();
  await receiver.close();
});

async function start(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    ...{ DATA_DIR: folder, DATABASE_URL: database.url, DEMO: 'false', OUTGOING_ALLOWED: receiver.host },
    ...{ ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password, ...variables },
  });
  servers.push(server);
  return server;
}

async function asAdmin(server: ServerProcess): Promise<TestAgent> {
  const agent = server.site();
  await agent.post('/api/auth/login').send(ADMIN).expect(200);
  return agent;
}

async function addWebhook(admin: TestAgent, name: string, event: WebhookEvent): Promise<string> {
  const webhook = { name, url: `http://${receiver.host}/events`, events: [event], isActive: true };
  const { body } = await admin.post('/api/webhooks').send(webhook).expect(201);
  return body.secret as string;
}

const sql = <Row>(text: string) => orm.em.fork().execute<Row[]>(text);

async function untilOne(text: string): Promise<void> {
  const limit = performance.now() + TIMEOUT_MS / 4;
  while ((await sql(text)).length === 0) {
    if (performance.now() > limit) throw new Error(`Still no row: ${text}`);
    await pause();
  }
}

const stored = () => orm.em.fork().findAll(Delivery, { orderBy: { createdAt: 'asc', id: 'asc' } });

describe('events of a killed server', () => {
  it(
    'are sent after kills between the change and the sending, and during the sending',
    async () => {
      const idle = await start({ JOBS: 'false' });
      const admin = await asAdmin(idle);
      const secret = await addWebhook(admin, 'Boletín', 'content.published');
      const story = { name: 'Rosa', text: 'Aprendí mucho', isActive: true };
      const { body: published } = await admin.post('/api/testimonials').send(story).expect(201);
      await idle.end('SIGKILL');
      expect(receiver.posted).toEqual([]);
      expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 0 }]);

      receiver.respond(() => {});
      const sending = await start();
      await receiver.waitForPosts(1);
      await sending.end('SIGKILL');

      const last = await start();
      await expireCrashedJobs(orm);
      const posted = await receiver.waitForPosts(2);
      await untilOne(`select from delivery where state = 'sent'`);
      const [delivery, ...others] = await stored();
      expect(others).toEqual([]);
      expect(delivery).toMatchObject({ state: 'sent', attempts: 2 });
      expect(posted.map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.id, delivery?.id]);
      expect(posted.map(payloadOf)).toMatchObject([
        { type: 'content.published', data: { id: published.id } },
        { type: 'content.published', data: { id: published.id } },
      ]);
      expect(posted.every((post) => isSignedWith(secret, post))).toBe(true);
      await last.end('SIGTERM');
    },
    TIMEOUT_MS,
  );

  it(
    'include each security event that is recorded',
    async () => {
      const server = await start();
      const admin = await asAdmin(server);
      await addWebhook(admin, 'Colector', 'security.event');
      await sql('delete from delivery; delete from security_event');
      receiver.posted.length = 0;
      const refuse = (at: ServerProcess) =>
        at.site().post('/api/auth/login').send({ username: 'nobody', password: 'wrong' });

      await onDatabase(database.url, async (client) => {
        // The server waits for this table when it looks up the webhooks of an event.
        await client.query('begin; lock table webhook in access exclusive mode');
        const response = refuse(server).then(
          () => 'responded',
          () => 'cut off',
        );
        await untilOne(`select from pg_locks where relation = 'webhook'::regclass and not granted`);
        await server.end('SIGKILL');
        await response;
        await client.query('rollback');
      });
      await untilOne(
        `select where not exists (select from pg_stat_activity
           where datname = current_database() and backend_type = 'client backend'
             and state <> 'idle' and pid <> pg_backend_pid())`,
      );

      await refuse(await start()).expect(401);
      const [recorded] = await sql<{ count: number }>(
        `select sum(count)::int as count from security_event where verb = 'refused-login'`,
      );
      await untilOne(`select from delivery where template = 'security.event' and state = 'sent'`);
      const counts = receiver.posted.map((post) => Number(payloadOf(post).data['count']));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(recorded?.count);
    },
    TIMEOUT_MS,
  );
});
