import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { SitePageContent } from '@vitral/contracts/site-pages';
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

  it('make the landing page of its sections, and a draft of it of their drafts', async () => {
    const migration = (await listMigrations()).find(({ name }) => name.endsWith('landing-page'));
    if (!migration) throw new Error('There is no such migration');
    const em = orm.em.fork();
    const insert = (section: string, title: string, metadata: object, createdAt: string) =>
      em.execute(
        `insert into landing_content (created_at, updated_at, version, section, title, content, metadata) values (?, now(), 1, ?, ?, '', ?)`,
        [createdAt, section, title, JSON.stringify(metadata)],
      );
    await insert('mission', 'Antes', {}, '2026-01-01');
    await insert('mission', 'Misión', { titleEn: 'Mission' }, '2026-02-01');
    await insert(
      'navigation',
      'Ven',
      { loginText: 'Entra', backofficeUrl: '/contact', actionText: 'Ya' },
      '2026-01-01',
    );
    const figures = [{ value: '28', label: 'personas', labelEn: 'people' }];
    await insert('services', 'Todo', { figures }, '2026-01-01');
    await em.execute(
      `insert into landing_draft (created_at, updated_at, version, section, title, content, metadata, based_on) values (now(), now(), 1, 'mission', 'Nueva', '', '{}', 1)`,
    );
    await em.execute(`delete from site_page where fixed = 'landing'`);

    const page = new migration.class(orm.driver, orm.config);
    await page.up();
    for (const query of page.getQueries()) await em.execute(String(query));

    const [row] = await em.execute<[{ draft: SitePageContent; content: SitePageContent }]>(
      `select draft, content from site_page join site_page_publication on page_id = site_page.id where fixed = 'landing'`,
    );
    const titleIn = ({ blocks }: SitePageContent) => blocks.find(({ type }) => type === 'statement')?.values;
    expect(titleIn(row.content)).toEqual({ title: 'Misión', titleEn: 'Mission' });
    expect(titleIn(row.draft)).toEqual({ title: 'Nueva' });
    expect(row.content.blocks.at(-1)?.values).toMatchObject({ title: 'Ven', buttonText: 'Entra' });
    expect(await em.execute('select section, title, metadata from landing_content order by section')).toEqual(
      [
        { section: 'navigation', title: '', metadata: { actionText: 'Ya' } },
        {
          section: 'services',
          title: '',
          metadata: { callFigure: '28', callLabel: 'personas', callLabelEn: 'people' },
        },
      ],
    );
    expect(await em.execute('select 1 from landing_draft')).toEqual([]);
  });
});
