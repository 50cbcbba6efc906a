import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss';

export interface JobOptions {
  /** The schedule in UTC, such as `30 3 * * *`. One run makes up for all that were missed while no server was up. */
  cron?: string;
  /** Most retries of a failed job, after growing pauses. */
  retries?: number;
  /** Pause before the first retry. */
  retrySeconds?: number;
  /** Most jobs of this name that one server runs at the same time. */
  atOnce?: number;
  /** Time after which a job is given up even if its server is alive: 15 minutes by default, less than a day. */
  longestSeconds?: number;
}

type Queue = Required<
  Pick<
    QueueOptions,
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'expireInSeconds'
    | 'heartbeatSeconds'
    | 'deleteAfterSeconds'
  >
> & { notify: boolean };

const DAY = 24 * 60 * 60;
export const RETRIES = 3;

/** A job without a heartbeat of its server for this long is passed on to another one. */
const HEARTBEAT_SECONDS = 30;
const LONGEST_SECONDS = 15 * 60;

/** Returns the time after which a job is given up. */
export function longestSecondsOf({ longestSeconds = LONGEST_SECONDS }: JobOptions = {}): number {
  return longestSeconds;
}

function toQueue({ retries = RETRIES, retrySeconds = 30, ...options }: JobOptions): Queue {
  return {
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    expireInSeconds: longestSecondsOf(options),
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

function hasOptions(found: QueueResult, queue: Queue): boolean {
  return Object.entries(queue).every(([option, value]) => found[option as keyof Queue] === value);
}
