import type { MikroORM } from '@mikro-orm/postgresql';
import { PgBoss } from 'pg-boss';
import { bossOptions, JobDatabase } from '../../src/platform/jobs/job-database.ts';
import { hurryJobs } from './hurry-jobs.ts';

/** Runs at once the check for jobs of crashed servers, which a server takes half a minute to do; jobs of running servers expire too. */
export async function expireCrashedJobs(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  await em.execute(`update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);
  await em.execute('update jobs.queue set monitor_on = null, monitor_claim_on = null');
  const boss = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
  await boss.start();
  await boss.supervise();
  await boss.stop({ close: false });
  await hurryJobs(orm);
}
