import type { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { JobDatabase } from './job-database.ts';
import { bossOptions } from './boss-options.ts';

/** Migrates the tables of pg-boss. */
export async function migrateJobs(orm: MikroORM): Promise<void> {
  const boss = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}
