import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Block } from '@vitral/contracts/blocks';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { listMigrations } from '../src/platform/database/migrations-list.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { createEmptyDatabase, type TestDatabase } from './set-up/test-database.ts';

let database: TestDatabase;
let orm: MikroORM;
beforeEach(async () => {
  database = await createEmptyDatabase();
  const migrations = { migrationsList: await listMigrations(), snapshot: false, silent: true };
  orm = await MikroORM.init(ormOptions(database.url, { migrations }));
  await orm.migrator.up({ to: '20261128120500-education-page' });
});
afterEach(async () => {
  await orm.close();
  await database.drop();
});

const run = <Row>(sql: string, values: unknown[] = []) => orm.em.fork().execute<Row[]>(sql, values);

const block = (type: string, values: Block['values']) => ({ id: type, type, isHidden: false, values });

async function blocksOf(fixed: string): Promise<Block[]> {
  const [row] = await run<{ content: SitePageContent }>(
    `select content from site_page_publication join site_page on page_id = site_page.id where fixed = ?`,
    [fixed],
  );
  return row?.content.blocks ?? [];
}

describe('the migration of the pages with forms', () => {
  it('publishes the contact page with the text that staff wrote for it', async () => {
    const add = `insert into landing_content (section, title, content, metadata, created_at, updated_at)
      values ('contact', 'Hablemos', ?, ?, ?, now())`;
    await run(add, ['Antes', '{}', '2026-11-01']);
    await run(add, [`¿Qué? 'Todo'`, '{"contentFr":"Quoi ?"}', '2026-11-02']);
    await orm.migrator.up();

    const [form, ...others] = await blocksOf('contact');
    expect(form).toMatchObject({
      type: 'contact',
      values: { content: `¿Qué? 'Todo'`, contentFr: 'Quoi ?', sentTitleEn: 'Message sent successfully' },
    });
    expect(others.map(({ type }) => type)).toEqual(['text']);
  });

  it('adds the texts that were code to the blocks of drafts and published pages', async () => {
    const draft = {
      title: 'Borrador',
      blocks: [
        block('contact', { title: 'Habla', form: 'shown', sentTitle: 'Mío' }),
        block('text', {}),
        block('contact', { title: 'Datos', form: 'hidden' }),
        block('calendar', { title: 'Fechas' }),
      ],
    };
    await run(`update site_page set draft = ? where fixed = 'terms'`, [JSON.stringify(draft)]);
    await orm.migrator.up();

    const [row] = await run<{ draft: SitePageContent }>(`select draft from site_page where fixed = 'terms'`);
    expect(row?.draft).toEqual({
      title: 'Borrador',
      blocks: [
        { ...draft.blocks[0], values: expect.objectContaining({ sentTitle: 'Mío', title: 'Habla' }) },
        draft.blocks[1],
        draft.blocks[2],
        { ...draft.blocks[3], values: expect.objectContaining({ title: 'Fechas' }) },
      ],
    });
    expect(row?.draft.blocks[0]?.values['sentTextFr']).toMatch(/^Merci/);
    expect(row?.draft.blocks[3]?.values['emptyTitleEn']).toMatch(/^There are no sessions/);

    const calendar = (await blocksOf('education')).find(({ type }) => type === 'calendar');
    expect(calendar?.values['subscribeText']).toMatch(/^Suscríbete una vez/);
    const [privacy] = (await blocksOf('privacy')).filter(({ type }) => type === 'contact');
    expect(privacy?.values).not.toHaveProperty('sentTitle');
  });
});
