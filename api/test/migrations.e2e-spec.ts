import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { listMigrations } from '../src/platform/database/migrations-list.ts';
import { migrate } from '../src/server/migrate.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

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

describe('the migration of the landing page', () => {
  interface Published {
    is_published: boolean;
    content: SitePageContent;
    draft: SitePageContent | null;
  }

  const TAGLINE = {
    tagline: expect.any(String),
    taglineEn: 'Different pieces, a single light.',
    taglineFr: expect.any(String),
  };
  const TRICKY = `¿Quién? $1 ?? \\ 'así' "o así"`;
  const row = (section: string, title: string, metadata: unknown, createdAt = '2026-11-01') => ({
    ...{ section, title, content: 'Texto', metadata: JSON.stringify(metadata), createdAt },
  });

  let old: TestDatabase;
  let oldOrm: MikroORM;
  beforeEach(async () => {
    old = await createEmptyDatabase();
    const migrations = { migrationsList: await listMigrations(), snapshot: false, silent: true };
    oldOrm = await MikroORM.init(ormOptions(old.url, { migrations }));
    await oldOrm.migrator.up({ to: '20261128101355-join-requests' });
  });
  afterEach(async () => {
    await oldOrm.close();
    await old.drop();
  });

  async function add(table: 'landing_content' | 'landing_draft', rows: ReturnType<typeof row>[]) {
    const basedOn = table === 'landing_draft' ? [', based_on', ', 1'] : ['', ''];
    for (const { section, title, content, metadata, createdAt } of rows)
      await oldOrm.em.fork().execute(
        `insert into ${table} (section, title, content, metadata, created_at, updated_at${basedOn[0]})
         values (?, ?, ?, ?, ?, now()${basedOn[1]})`,
        [section, title, content, metadata, createdAt],
      );
  }

  const read = <Row>(sql: string) => oldOrm.em.fork().execute<Row[]>(sql);

  async function landingPage(): Promise<Published> {
    const [page] = await read<Published>(
      `select is_published, content, draft from site_page
       join site_page_publication on page_id = site_page.id where fixed = 'landing'`,
    );
    if (!page) throw new Error('There is no landing page');
    return page;
  }

  const titlesOf = (content: SitePageContent | null) =>
    Object.fromEntries((content?.blocks ?? []).map(({ type, values }) => [type, values['title']]));

  it('publishes a page of the published sections, and drafts one of their drafts', async () => {
    await add('landing_content', [
      row('hero', 'Importada', {}),
      row('hero', TRICKY, { titleEn: TRICKY }, '2026-11-02'),
      row('mission', 'Misión', '{"titleEn":"Mission"}'),
      row('contact', 'Hablemos', { email: 'a@b.example' }),
    ]);
    await add('landing_draft', [row('mission', 'Nueva', {}), row('experience', 'Equipo', {})]);
    await oldOrm.migrator.up();

    const { is_published: isPublished, content, draft } = await landingPage();
    expect(isPublished).toBe(true);
    expect(titlesOf(content)).toMatchObject({ hero: TRICKY, statement: 'Misión' });
    expect(content.blocks[0]?.values).toMatchObject({ titleEn: TRICKY });
    expect(titlesOf(content)).not.toHaveProperty('team');
    expect(titlesOf(draft)).toMatchObject({ hero: TRICKY, statement: 'Nueva', team: 'Equipo' });
    expect(
      await read(
        `select content from site_page_revision join site_page on site_page.id = page_id where fixed = 'landing'`,
      ),
    ).toEqual([{ content }]);

    expect(await read('select section, title, metadata from landing_content')).toEqual([
      {
        section: 'contact',
        title: 'Hablemos',
        metadata: { email: 'a@b.example', ...TAGLINE },
      },
    ]);
    expect(await read('select section from landing_draft')).toEqual([]);
  });

  it('leaves the call to action of the header where it is, and makes a block of the banner', async () => {
    const action = { actionText: 'Ven', actionTextEn: 'Come', actionUrl: '/contact' };
    const banner = { titleEn: 'Join', loginText: 'Entra', backofficeUrl: '/admin' };
    await add('landing_content', [
      row('navigation', 'Importada', JSON.stringify({ ...action, ...banner })),
      row('navigation', 'Únete', { ...action, ...banner }, '2026-11-02'),
    ]);
    await add('landing_draft', [row('navigation', 'Únete', { ...action, ...banner, actionText: 'Vente' })]);
    await oldOrm.migrator.up();

    const { content, draft } = await landingPage();
    expect(content.blocks.at(-1)).toMatchObject({
      type: 'banner',
      values: { title: 'Únete', titleEn: 'Join', buttonText: 'Entra', buttonUrl: '/admin' },
    });
    // The draft changed the call to action alone.
    expect(draft).toBeNull();
    const rows = (table: string) => read(`select title, content, metadata from ${table} order by created_at`);
    const stripped = { title: '', content: '', metadata: action };
    expect(await rows('landing_content')).toEqual([stripped, stripped]);
    expect(await rows('landing_draft')).toEqual([
      { ...stripped, metadata: { ...action, actionText: 'Vente' } },
    ]);
  });

  it('leaves the figure of the education page where it is', async () => {
    const figures = [
      { value: '28', label: 'personas', labelEn: 'people' },
      { value: '1', label: 'otra' },
    ];
    await add('landing_content', [row('services', 'Todo', { titleEn: 'All', figures })]);
    await oldOrm.migrator.up();

    expect(await read('select section, title, metadata from landing_content')).toEqual([
      {
        section: 'services',
        title: '',
        metadata: { callFigure: '28', callLabel: 'personas', callLabelEn: 'people' },
      },
    ]);
  });

  it('leaves metadata that is no JSON object as it is', async () => {
    await add('landing_content', [
      row('navigation', 'Únete', '{"actionText":'),
      row('about', 'Quiénes', 'x'),
    ]);
    await oldOrm.migrator.up();

    expect(titlesOf((await landingPage()).content)).toMatchObject({
      banner: 'Únete',
      'picture-text': 'Quiénes',
    });
    expect(await read('select section, metadata from landing_content')).toEqual([
      { section: 'navigation', metadata: '{"actionText":' },
    ]);
  });
});
