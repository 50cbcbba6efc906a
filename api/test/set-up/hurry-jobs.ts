import type { MikroORM } from '@mikro-orm/postgresql';

const CHANNEL = `'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24)`;

/** Runs failed and postponed jobs at once instead of after their pause. */
export async function hurryJobs(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  await em.execute(`update jobs.job set start_after = now() where state in ('created', 'retry')`);
  await em.execute(`select pg_notify(${CHANNEL}, name) from jobs.queue`);
}
