import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ArchivePlace } from '../src/backups/archive/archive.ts';
import { verifyArchive } from '../src/backups/archive/read-archive.ts';
import { listMigrations, type NamedMigration } from '../src/platform/database/migrations-list.ts';
import { ormOptions } from '../src/server/orm-options.ts';
import { DirectoryStore } from '../src/platform/storage/directory-store.ts';
import {
  verifyAndRestore,
  digestRows,
  createArchive,
  onDatabase,
  opening,
  problemOf,
} from './set-up/archives.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';

/** A later migration: columns of every kind, a sequence, rows that refer to one another, and changed rows. */
class MadeUp extends Migration {
  override up(): void {
    this.addSql(`create table "made_up" ("id" serial primary key, "parent" int references "made_up" ("id"),
      "bytes" bytea, "data" jsonb, "moment" timestamptz, "amount" numeric, "share" double precision, "words" text[],
      "twice" int generated always as ("id" * 2) stored, "line" text collate "und-x-icu");`);
    this.addSql(`create function made_up_words() returns text language sql return 'later';`);
    this.addSql(`alter table "site_config" add "made_up" text not null default 'nothing';`);
    this.addSql(`update "site_config" set "made_up" = upper("key") || made_up_words();`);
  }
}

const ODD_ROWS = `insert into made_up (id, parent, bytes, data, moment, amount, share, words, line) values
  (1, 2, '\\x00ff0a5c', '{"a": [1, null, "\\\\N \\u00e9"]}', '2026-03-08 02:30:00.123456-08', 0.1000, 0.1, '{"a,b","",NULL,"\\"q\\""}', E'a\\tb\\nc\\\\.\\r'),
  (2, 1, '', 'null', 'infinity', 'NaN', '-Infinity', '{}', ''),
  (3, null, null, null, '0044-03-15 00:00:00+00 BC', 1e100, 1e-300, null, E'\\\\N'),
  (40, 40, null, '"ñ"', null, -5, 0.1::float8 + 0.2::float8, '{{a},{b}}', 'Ángela 🪟')`;

let known: NamedMigration[];
let later: NamedMigration[];
const databases: TestDatabase[] = [];
beforeAll(async () => {
  known = await listMigrations();
  later = [...known, { name: '29990101000000-made-up', class: MadeUp }];
});
afterAll(() => Promise.all(databases.map((database) => database.drop())));

/** Opens an installation whose database has run the migrations up to `last` and no later ones. */
async function placeAt(migrationsList: NamedMigration[], last?: string): Promise<ArchivePlace> {
  const database = await createTestDatabase();
  databases.push(database);
  if (last !== undefined) {
    await onDatabase(database.url, (client) =>
      client.query('drop schema public cascade; create schema public'),
    );
  }
  const migrations = { migrationsList, snapshot: false, silent: true };
  const orm = await MikroORM.init(ormOptions(database.url, { migrations }));
  await orm.migrator.up(last === undefined ? {} : { to: last });
  await orm.close();
  const folder = await mkdtemp(join(process.env['VITRAL_TEST_FOLDER'] ?? '', 'files-'));
  return { databaseUrl: database.url, files: new DirectoryStore(folder), secretKey: 'k'.repeat(32) };
}

const query = (place: ArchivePlace, sql: string) =>
  onDatabase(place.databaseUrl, async (client) => (await client.query(sql)).rows as unknown[]);

describe('restoring an archive of another version', () => {
  it('migrates rows of an earlier version to the current schema', async () => {
    const earlier = await placeAt(known, '20261122014438-resource-search');
    const old = { notifications: { contactMessages: false, newAccounts: true } };
    await query(
      earlier,
      `insert into settings (id, document, updated_at) values ('site', '${JSON.stringify(old)}', now())`,
    );
    const { bytes } = await createArchive(earlier);

    const present = await placeAt(known);
    await verifyAndRestore(present, bytes);
    const kinds = `document #> '{notifications,mail,kinds}'`;
    expect(await query(present, `select ${kinds} as kinds from settings`)).toEqual([
      { kinds: ['backup-failures', 'feed-failures', 'new-accounts', 'module-failures'] },
    ]);
  });

  it('makes the landing page of the restored rows, not of the present ones', async () => {
    const sections = (title: string) =>
      `insert into landing_content (created_at, updated_at, section, title, content, metadata) values
        (now(), now(), 'hero', '${title}', 'Juntos', '{"titleEn": "${title} in English"}'),
        (now(), now(), 'contact', 'Hablemos', '', '{}')`;
    const earlier = await placeAt(known, '20261128101355-join-requests');
    await query(earlier, sections('Antes'));
    const { bytes } = await createArchive(earlier);

    const present = await placeAt(known);
    await query(present, sections('Ahora'));
    await verifyAndRestore(present, bytes);
    const hero = `content #> '{blocks,0,values}'`;
    expect(
      await query(
        present,
        `select ${hero} ->> 'title' as title, ${hero} ->> 'titleEn' as english
          from site_page_publication join site_page on page_id = site_page.id where fixed = 'landing'`,
      ),
    ).toEqual([{ title: 'Antes', english: 'Antes in English' }]);
    expect(await query(present, 'select section from landing_content')).toEqual([{ section: 'contact' }]);
  });

  it('moves the figure of the restored rows to the restored education page', async () => {
    const services = (figure: string) =>
      `insert into landing_content (created_at, updated_at, section, title, content, metadata) values
        (now(), now(), 'services', '', '', '{"callFigure": "${figure}"}')`;
    const earlier = await placeAt(known, '20261128120500-education-page');
    await query(earlier, services('28'));
    const { bytes } = await createArchive(earlier);

    const present = await placeAt(known);
    await query(present, services('1'));
    await verifyAndRestore(present, bytes);
    expect(
      await query(
        present,
        `select block #>> '{values,figure}' as figure from site_page_publication
          join site_page on page_id = site_page.id, jsonb_array_elements(content -> 'blocks') block
          where fixed = 'education' and block ->> 'type' = 'steps'`,
      ),
    ).toEqual([{ figure: '28' }]);
    expect(await query(present, 'select section from landing_content')).toEqual([]);
  });

  it('runs later migrations only on the restored rows, and leaves no temporary schema behind', async () => {
    const present = await placeAt(known);
    await query(present, `insert into site_config (key, value) values ('site_logo', '"x"')`);
    const { bytes } = await createArchive(present);

    const future = await placeAt(later);
    await verifyAndRestore(future, bytes, later);
    expect(await query(future, 'select key, made_up from site_config')).toEqual([
      { key: 'site_logo', made_up: 'SITE_LOGOlater' },
    ]);
    expect(await query(future, `select nspname from pg_namespace where nspname like 'vitral%'`)).toEqual([]);
  });

  it('restores values of every type, and continues sequences', async () => {
    const place = await placeAt(later);
    await query(place, ODD_ROWS);
    const before = await digestRows(place.databaseUrl);
    const { bytes } = await createArchive(place);
    await query(place, 'delete from made_up');
    await verifyAndRestore(place, bytes, later);
    expect(await digestRows(place.databaseUrl)).toEqual(before);
    expect(await query(place, 'insert into made_up default values returning id')).toEqual([{ id: 41 }]);
  });

  it('refuses an archive of a later version', async () => {
    const { bytes } = await createArchive(await placeAt(later));
    expect(await problemOf(verifyArchive(opening(bytes)))).toBe('newer');
  });
});
