import { type PgBoss, type QueueResult, fromKysely, type Job } from 'pg-boss';
import type { EntityManager } from '@mikro-orm/postgresql';

export interface JobOptions {
  /** The schedule in UTC, such as `30 3 * * *`. One run makes up for all runs that were missed while no server was up. */
  cron?: string;
  retries?: number;
  retrySeconds?: number;
  atOnce?: number;
  /** Number of jobs that a worker fetches together and runs one after the other; for queues with many short jobs. */
  batch?: number;
  /** Time after which a job is given up even if its server is alive: 15 minutes by default, less than a day. */
  longestSeconds?: number;
}

const DAY = 24 * 60 * 60;
export const RETRIES = 3;

/** A job without a heartbeat of its server for this long is passed on to another one. */
const HEARTBEAT_SECONDS = 30;
export const LONGEST_SECONDS = 15 * 60;

function toQueue({ retries = RETRIES, retrySeconds = 30, longestSeconds = LONGEST_SECONDS }: JobOptions) {
  return {
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    expireInSeconds: longestSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: DAY,
    notify: true,
  };
}

/** Creates missing queues and updates those with other options; costs one query otherwise. */
export async function prepareQueues(boss: PgBoss, definitions: Map<string, JobOptions>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of definitions) {
    const queue = toQueue(options);
    const found = existing.get(name);
    if (!found) await boss.createQueue(name, queue);
    else if (!hasOptions(found, queue)) await boss.updateQueue(name, queue);
  }
}

function hasOptions(found: QueueResult, queue: ReturnType<typeof toQueue>): boolean {
  return Object.entries(queue).every(([option, value]) => found[option as keyof typeof queue] === value);
}

export interface Attempt {
  jobId: string;
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
