// Writes the migration for the languages of this process, runs it on a migrated database and reverts it: the arguments are a folder and a URL.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { writeMigration } from '../../scripts/write-migration.ts';
import { ormOptions } from '../../src/server/orm-options.ts';
import { TeamMember } from '../../src/team-members/team-members.entity.ts';

const SOURCES = new URL('../../src/', import.meta.url);
const [folder = '', url = ''] = process.argv.slice(2);

await copyFile(new URL('migrations/snapshot.json', SOURCES), join(folder, 'snapshot.json'));
const name = await writeMigration(ormOptions, folder, 'portuguese');
const file = join(folder, name);
const text = await readFile(file, 'utf8');
const executable = text
  .replace(`'../platform/`, `'${SOURCES.href}platform/`)
  .replace(`'@mikro-orm/migrations'`, `'${import.meta.resolve('@mikro-orm/migrations')}'`);
await writeFile(file, executable);

const exported: Record<string, Constructor<Migration>> = await import(pathToFileURL(file).href);

const orm = await MikroORM.init(ormOptions(url));
const em = orm.em.fork();

async function run(direction: 'up' | 'down') {
  const [migration] = Object.values(exported).map((each) => new each(orm.driver, orm.config));
  if (!migration) throw new Error(`${name} exports no class`);
  await migration[direction]();
  for (const query of migration.getQueries()) await em.execute(String(query));
  const indexes = await em.execute<{ name: string }[]>(
    `select indexname as name from pg_indexes where indexname like '%\\_search\\_index' order by 1`,
  );
  return {
    indexes: indexes.map((index) => index.name),
    rest: await orm.schema.getUpdateSchemaSQL({ wrap: false }),
  };
}

const columns = Object.keys(orm.getMetadata().get(TeamMember).properties);
const up = await run('up');
const down = await run('down');
await orm.close();
process.stdout.write(`${JSON.stringify({ columns, text, up, down })}\n`);
