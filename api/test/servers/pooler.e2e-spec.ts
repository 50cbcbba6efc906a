import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Backup } from '@vitral/contracts/backups';
import type { PublicTestimonial } from '@vitral/contracts/testimonials';
import type TestAgent from 'supertest/lib/agent.js';
import { ormOptions } from '../../src/server/orm-options.ts';
import { KEY_MARKS } from '../../src/platform/secrets/secrets.ts';
import { latestRestore, createBackup, until } from '../set-up/backups.ts';
import { type Bucket, startBucket } from '../set-up/bucket.ts';
import { Mailbox } from '@vitral/stand-ins/mailbox';
import { createDataFolder, ServerProcess } from '../set-up/server-process.ts';
import { freePort } from '@vitral/stand-ins/free-ports';
import { PgBouncer } from '../set-up/servers/pgbouncer.ts';
import { createEmptyDatabase, type TestDatabase } from '../set-up/test-database.ts';

const TIMEOUT_MS = 120_000;
const ADMIN = { username: 'adriana', password: 'a long enough one' };
const TOKEN = 'a-token-of-the-house';

/** Lasting locks: only the two listening servers hold one each, which marks their key. */
const LOCKS = `select classid::int from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and datname = current_database() and state = 'idle'`;
const MARKS = [{ classid: KEY_MARKS }, { classid: KEY_MARKS }];

let database: TestDatabase;
let pooler: PgBouncer;
let bucket: Bucket;
let mailbox: Mailbox;
let orm: MikroORM;
let web: ServerProcess;
let worker: ServerProcess;
let admin: TestAgent;
beforeAll(async () => {
  database = await createEmptyDatabase();
  pooler = await PgBouncer.start(database.url);
  [bucket, mailbox] = await Promise.all([startBucket(), Mailbox.open()]);
  orm = await MikroORM.init(ormOptions(database.url));
  [web, worker] = await Promise.all([start({ JOBS: 'false' }), start({})]);
  admin = await logIn(web);
}, TIMEOUT_MS);
afterAll(async () => {
  await Promise.all([web, worker].map((server) => server.end('SIGKILL')));
  await orm.close(true);
  await pooler.stop();
  await Promise.all([bucket.stop(), mailbox.goDown()]);
  await database.drop();
}, TIMEOUT_MS);

async function start(variables: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const server = await ServerProcess.start({
    PORT: `${port}`,
    DATA_DIR: await createDataFolder(),
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: database.url,
    DATABASE_POOL: '10',
    ...bucket.variables,
    SECRET_KEY: 'the same on every one of the servers',
    SMTP_URL: mailbox.url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'warn',
    ...variables,
  });
  if (server.exitCode !== null) throw new Error(server.printed);
  return server;
}

async function logIn(server: ServerProcess): Promise<TestAgent> {
  const agent = server.site();
  await agent.post('/api/auth/login').send(ADMIN).expect(200);
  return agent;
}

async function metric(server: ServerProcess, name: string): Promise<number> {
  const { text } = await server.site().get('/metrics').set('Authorization', `Bearer ${TOKEN}`).expect(200);
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}

async function names(server: ServerProcess): Promise<string[]> {
  const { body } = await server.site().get('/api/testimonials').expect(200);
  return (body as PublicTestimonial[]).map(({ name }) => name);
}

describe('server behind PgBouncer', () => {
  it('receives changes by a direct connection, and shows them at once', async () => {
    expect(await metric(web, 'vitral_changes_listening')).toBe(1);
    for (let round = 0; round < 20; round += 1) {
      const name = `Story ${round}`;
      await admin.post('/api/testimonials').send({ name, text: 'Es verdad.' }).expect(201);
      expect(await names(web)).toContain(name);
      await until(
        () => names(worker),
        (found) => found.includes(name),
      );
    }
  });

  it('caches the reads of visitors', async () => {
    const made = 'vitral_made_answers_total{kind="read"}';
    await names(web);
    const before = await metric(web, made);
    await Promise.all(Array.from({ length: 20 }, () => names(web)));
    expect(await metric(web, made)).toBe(before);
  });

  it('counts limits and preserves sessions over any connections of the pooler', async () => {
    const wrong = { username: 'nobody', password: 'not that one' };
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => web.site().post('/api/auth/login').send(wrong)),
    );
    const statuses = new Set(responses.map(({ status }) => status));
    expect(statuses).toEqual(new Set([401, 429]));
    const readings = Array.from({ length: 40 }, () => admin.get('/api/auth/user').expect(200));
    await Promise.all(readings);
  });

  it('runs the jobs that a server without jobs adds', async () => {
    const message = { channel: 'mail', recipient: 'ana@example.org' };
    await admin.post('/api/notifications/test').send(message).expect(202);
    expect((await mailbox.waitFor('ana@example.org')).subject).toBeTruthy();
  });

  it(
    'caches nothing and shows every change at once without a direct connection',
    async () => {
      const deaf = await start({ DATABASE_DIRECT_URL: '' });
      try {
        expect(await metric(deaf, 'vitral_changes_listening')).toBe(0);
        for (let round = 0; round < 10; round += 1) {
          const name = `Unheard ${round}`;
          await admin.post('/api/testimonials').send({ name, text: 'Es verdad.' }).expect(201);
          expect(await names(deaf)).toContain(name);
        }
      } finally {
        await deaf.end('SIGTERM');
      }
      expect(await orm.em.fork().execute(LOCKS)).toEqual(MARKS);
    },
    TIMEOUT_MS,
  );

  it(
    'makes a backup, restores it, and leaves no lock with the pooler',
    async () => {
      const backup: Backup = await createBackup(admin, '/api');
      expect(backup).toMatchObject({ state: 'ready' });
      await admin.post('/api/testimonials').send({ name: 'Afterwards', text: 'Es verdad.' }).expect(201);
      await admin
        .post(`/api/backups/${backup.id}/restore`)
        .send({ confirmation: backup.filename })
        .expect(202);
      // The session ends with the restore.
      await until(
        () => admin.get('/api/backups/restore'),
        ({ status }) => status === 401,
      );
      admin = await logIn(web);
      expect(await latestRestore(admin, '/api')).toMatchObject({ state: 'done' });
      await until(
        () => names(web),
        (found) => found.includes('Story 19') && !found.includes('Afterwards'),
      );
      expect(await createBackup(admin, '/api')).toMatchObject({ state: 'ready' });
      expect(await orm.em.fork().execute(LOCKS)).toEqual(MARKS);
    },
    TIMEOUT_MS,
  );
});
