import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { Testimonial } from '../src/testimonials/index.ts';
import { pause } from './set-up/pause.ts';
import { createDataFolder, ServerProcess } from './set-up/server-process.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

const TIMEOUT_MS = 90_000;
const LATE_MS = 30_000;

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

async function start(folder: string): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://vitral.example',
    ADMIN_USERNAME: 'adriana',
    ADMIN_PASSWORD: 'a long enough one',
    LOG_LEVEL: 'warn',
  });
  servers.push(server);
  return server;
}

async function until(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + LATE_MS;
  while (!(await isThere())) {
    if (performance.now() > limit) throw new Error(`In vain: ${what}`);
    await pause();
  }
}

describe('a publication date', () => {
  it(
    'is kept once although the server was killed while it published the item',
    async () => {
      const folder = await createDataFolder();
      const em = orm.em.fork();
      const row = em.create(Testimonial, { name: 'Ana', text: 'Gracias', rating: 5, isActive: false });
      row.publishAt = new Date(Date.now() - 1000);
      await em.persist(row).flush();
      const { id } = row;

      const blocking = orm.em.fork();
      await blocking.begin();
      await blocking.execute('select from testimonial where id = ? for update', [id]);
      const killed = await start(folder);
      await until('the server waits for the row', async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await orm.em.fork().execute(waiting)).length > 0;
      });
      await killed.end('SIGKILL');
      await blocking.rollback();

      await start(folder);
      await until(
        'the item is published',
        async () => (await orm.em.fork().findOneOrFail(Testimonial, id)).isActive,
      );
      expect(await orm.em.fork().count(AuditEntry, { itemId: id, verb: 'published' })).toBe(1);
      const { version, publishAt } = await orm.em.fork().findOneOrFail(Testimonial, id);
      expect({ version, publishAt }).toEqual({ version: 2, publishAt: null });
    },
    TIMEOUT_MS,
  );
});
