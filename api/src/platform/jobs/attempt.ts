import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, type Job, type PgBoss } from 'pg-boss';

/** One attempt at a job. */
export interface Attempt {
  jobId: string;
  /** The number of earlier failures. */
  retry: number;
  /** Completes the job within the transaction of `em`: the job is done exactly when the change is committed. */
  finish(em: EntityManager): Promise<void>;
}

export function attemptAt(boss: PgBoss, { id, name, retryCount }: Job): Attempt {
  return {
    jobId: id,
    retry: retryCount,
    finish: async (em) => {
      const response = await boss.complete(name, { id, retryCount }, null, {
        db: fromKysely(em.getKysely()),
      });
      if ('affected' in response && response.affected === 1) return;
      throw new Error(`Another server has taken over the job ${name}`);
    },
  };
}
