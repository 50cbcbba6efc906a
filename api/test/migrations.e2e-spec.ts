import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { listMigrations } from '../src/platform/database/migrations-list.ts';
import { migrate } from '../src/server/migrate.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

const FOLDER = join(import.meta.dirname, '../src/migrations');

let database: TestDatabase;
let orm: MikroORM;
beforeAll(async () => {
  database = await createTestDatabase();
  const migrations = { path: FOLDER, snapshotName: 'snapshot' };
  orm = await MikroORM.init(ormOptions(database.url, { migrations }));
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

describe('migrations', () => {
  it('create the schema that the entities describe', async () => {
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  it('are all included in the snapshot from which the next one is generated', async () => {
    expect(await orm.migrator.checkSchema()).toBe(false);
  });

  it('run once, even if servers start together', async () => {
    const count = async () => {
      const [row] = await orm.em
        .fork()
        .execute<[{ count: string }]>('select count(*) from mikro_orm_migrations');
      return Number(row.count);
    };
    const before = await count();
    await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(before).toBe((await listMigrations()).length);
    expect(await count()).toBe(before);
  });

  it.each([
    [{ contactMessages: false, newAccounts: true }, ['backup-failures', 'feed-failures', 'new-accounts']],
    [{ contactMessages: true, newAccounts: false }, ['backup-failures', 'feed-failures', 'contact-messages']],
    [{ contactMessages: false, newAccounts: false }, ['backup-failures', 'feed-failures']],
  ])('convert the email switches %j to the kinds sent by email', async (switches, kinds) => {
    const migration = (await listMigrations()).find(({ name }) => name.endsWith('operations'));
    if (!migration) throw new Error('There is no such migration');
    const operations = new migration.class(orm.driver, orm.config);
    await operations.up();
    const convert = operations.getQueries().find((query) => String(query).startsWith('update "settings"'));
    const em = orm.em.fork();
    const document = JSON.stringify({ isSocialSyncOn: false, notifications: switches });
    await em.execute(
      `insert into settings (id, document, updated_at, version) values ('site', ?, now(), 1)
     on conflict (id) do update set document = excluded.document`,
      [document],
    );
    await em.execute(String(convert));

    const [row] = await em.execute<[{ document: object }]>('select document from settings');
    expect(row.document).toEqual({
      isSocialSyncOn: false,
      notifications: {
        isOn: true,
        mail: { isOn: true, kinds },
        sms: { isOn: false, kinds: ['backup-failures'], numbers: [] },
      },
    });
  });
});
