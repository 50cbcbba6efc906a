import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { freePort } from '@vitral/stand-ins/free-ports';
import { Import, ImportedItem } from '../src/imports/imports.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { expireCrashedJobs } from './set-up/expire-crashed-jobs.ts';
import { pause } from './set-up/pause.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

const TIMEOUT_MS = 90_000;
const LOGIN = { username: 'adriana', password: 'a long enough one' };
const ROWS = 3000;

let database: TestDatabase;
let orm: MikroORM;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.url));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await orm.close(true);
  await database.drop();
});

async function start(DATA_DIR: string, port: number): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    DATA_DIR,
    PORT: `${port}`,
    DATABASE_URL: database.url,
    ADMIN_USERNAME: LOGIN.username,
    ADMIN_PASSWORD: LOGIN.password,
    LOG_LEVEL: 'warn',
  });
  servers.push(server);
  return server;
}

async function startImport(agent: TestAgent): Promise<string> {
  await agent.post('/api/auth/login').send(LOGIN).expect(200);
  const lines = Array.from({ length: ROWS }, (_, row) => `Persona ${row},Hola`);
  const { body } = await agent
    .post('/api/imports/testimonials')
    .query({ fileName: 'a.csv' })
    .set('Content-Type', 'application/octet-stream')
    .send(Buffer.from(['name,text', ...lines].join('\n')))
    .expect(201);
  await agent.post(`/api/imports/testimonials/${body.id}/start`).send({ withoutBadRows: false }).expect(202);
  return body.id;
}

const count = (entity: typeof Testimonial | typeof ImportedItem) => orm.em.fork().count<object>(entity);

describe('an import', () => {
  it(
    'is done exactly once when its server is killed in the middle',
    async () => {
      const folder = await createDataFolder();
      const port = await freePort();
      const killed = await start(folder, port);
      const before = await count(Testimonial);
      // The import waits at its first item until the server is killed.
      const lock = orm.em.fork();
      await lock.begin();
      await lock.execute('lock table imported_item in access exclusive mode');
      const id = await startImport(supertest.agent(`http://127.0.0.1:${port}`));
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into "imported_item"%'`;
      while ((await orm.em.fork().execute<object[]>(waiting)).length === 0) await pause();
      await killed.end('SIGKILL');
      await lock.rollback();

      await start(folder, port);
      await expireCrashedJobs(orm);
      const state = async () => (await orm.em.fork().findOneOrFail(Import, { id })).state;
      while ((await state()) === 'waiting') await pause();
      expect(await state()).toBe('done');
      expect(await count(Testimonial)).toBe(before + ROWS);
      expect(await count(ImportedItem)).toBe(ROWS);
      expect(await orm.em.fork().count(AuditEntry, { noun: 'imports' })).toBe(1);
    },
    TIMEOUT_MS,
  );
});
