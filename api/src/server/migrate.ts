import { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { databaseOptions } from '../platform/database/database-options.ts';
import { listMigrations } from '../platform/database/migrations-list.ts';
import { ownConnection, WITHOUT_LIMITS } from '../platform/database/own-connection.ts';
import { JobDatabase, bossOptions } from '../platform/jobs/job-database.ts';

/** An arbitrary number that all servers of all versions share. */
const MIGRATION_LOCK = 6_183_550_001;

/** Migrates, one server after the other. Uses a transaction lock, since a pooler would not release a session lock. */
export async function migrate(databaseUrl: string): Promise<void> {
  const gate = ownConnection({ connectionString: databaseUrl, application_name: 'vitral migrations' });
  try {
    await gate.connect();
    await gate.query(`begin; ${WITHOUT_LIMITS}`);
    await gate.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(databaseUrl);
  } finally {
    await gate.end();
  }
}

/** Migrations are SQL. MikroORM would analyse all entities, and retain them beside those of the server. */
const WITHOUT_ENTITIES = { entities: [], discovery: { warnWhenNoEntities: false } };

async function runMigrations(databaseUrl: string): Promise<void> {
  const migrations = { migrationsList: await listMigrations(), snapshot: false, silent: true };
  const orm = await MikroORM.init(databaseOptions(databaseUrl, { ...WITHOUT_ENTITIES, migrations }));
  try {
    await orm.migrator.up();
    await migrateJobs(orm);
  } finally {
    await orm.close(true);
  }
}

async function migrateJobs(orm: MikroORM): Promise<void> {
  const boss = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}
