import { MikroORM } from '@mikro-orm/postgresql';
import { listMigrations } from '../../src/platform/database/migrations-list.ts';
import { ormOptions } from '../../src/server/orm-options.ts';
import { createEmptyDatabase, type TestDatabase } from './test-database.ts';

/** A row of a landing section. */
export const sectionRow = (section: string, title: string, metadata: unknown, createdAt = '2026-11-01') => ({
  ...{ section, title, content: 'Texto', metadata: JSON.stringify(metadata), createdAt },
});

/** A database as an earlier migration left it. */
export class EarlierDatabase {
  private constructor(
    private readonly database: TestDatabase,
    private readonly orm: MikroORM,
  ) {}

  static async start(migration: string): Promise<EarlierDatabase> {
    const database = await createEmptyDatabase();
    const migrations = { migrationsList: await listMigrations(), snapshot: false, silent: true };
    const orm = await MikroORM.init(ormOptions(database.url, { migrations }));
    const earlier = new EarlierDatabase(database, orm);
    await earlier.migrate(migration);
    return earlier;
  }

  async stop(): Promise<void> {
    await this.orm.close();
    await this.database.drop();
  }

  /** Runs the migrations that follow, up to the given one. */
  async migrate(to?: string): Promise<void> {
    await this.orm.migrator.up(to === undefined ? {} : { to });
  }

  /** Reverts the newest migration. */
  async revert(): Promise<void> {
    await this.orm.migrator.down();
  }

  read<Row>(sql: string): Promise<Row[]> {
    return this.orm.em.fork().execute<Row[]>(sql);
  }

  async add(
    table: 'landing_content' | 'landing_draft',
    rows: ReturnType<typeof sectionRow>[],
  ): Promise<void> {
    const basedOn = table === 'landing_draft' ? [', based_on', ', 1'] : ['', ''];
    for (const { section, title, content, metadata, createdAt } of rows)
      await this.orm.em.fork().execute(
        `insert into ${table} (section, title, content, metadata, created_at, updated_at${basedOn[0]})
         values (?, ?, ?, ?, ?, now()${basedOn[1]})`,
        [section, title, content, metadata, createdAt],
      );
  }
}
