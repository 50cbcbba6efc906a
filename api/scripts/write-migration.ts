import { TSMigrationGenerator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { ormOptions as OrmOptions } from '../src/server/orm-options.ts';

const INDEX = /^create index (?:"?\w+"? )?on "?(\w+)"? using gin \((\w+) gin_trgm_ops\);?$/;
const DROPPED = /^alter table "(\w+)" .*drop column "search_text"/;
const DROPPED_LATER = /^(alter table "\w+")( drop column .*), drop column "search_text"/;

/** Writes the indexes of searches with `createSearchIndex`, and again after their column was replaced, which drops them. */
class SearchIndexGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, diff: { up: string[]; down: string[] }): string {
    const [up, down] = [withIndexes(diff.up), withIndexes(diff.down)];
    const file = super.generateMigrationFile(className, { up, down });
    return file.includes('createSearchIndex(')
      ? `import { createSearchIndex } from '../platform/entities/columns.ts';\n${file}`
      : file;
  }

  override createStatement(sql: string, padLeft: number): string {
    const [, table, column] = INDEX.exec(sql) ?? [];
    if (!table) return super.createStatement(sql, padLeft);
    const values = column === 'search_text' ? `'${table}'` : `'${table}', '${column}'`;
    return `${' '.repeat(padLeft)}this.addSql(createSearchIndex(${values}));\n`;
  }
}

function withIndexes(statements: string[]): string[] {
  const isAdded = (table: string) =>
    statements.some((sql) => sql.startsWith(`alter table "${table}"`) && sql.includes('add "search_text"'));
  // A generated column depends on the columns that it is computed from.
  const ordered = statements.map((sql) => sql.replace(DROPPED_LATER, '$1 drop column "search_text",$2'));
  const replaced = statements.flatMap((sql) => DROPPED.exec(sql)?.[1] ?? []).filter(isAdded);
  return [
    ...ordered,
    ...replaced.map((table) => `create index on ${table} using gin (search_text gin_trgm_ops)`),
  ];
}

/** Writes the next migration from the difference between the entities and the folder's snapshot. Returns the name of its file, if any. */
export async function writeMigration(ormOptions: typeof OrmOptions, folder: string, name: string) {
  // The generator compares with the snapshot and never connects to this URL.
  const orm = await MikroORM.init(
    ormOptions('postgresql://unused@127.0.0.1/vitral', {
      migrations: {
        path: folder,
        snapshotName: 'snapshot',
        generator: SearchIndexGenerator,
        fileName: (timestamp: string, title?: string) => `${timestamp}-${title}`,
      },
    }),
  );
  const { fileName } = await orm.migrator.create(folder, false, false, name);
  await orm.close();
  return fileName;
}
