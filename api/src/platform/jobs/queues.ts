import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss';

export interface JobOptions {
  /** When it is done by itself, in UTC: `30 3 * * *`. What was missed while no server ran is done once. */
  cron?: string;
  /** How often a failed job is tried again, after longer and longer pauses. */
  retries?: number;
  /** The pause before the first retry. */
  retrySeconds?: number;
  /** How many of them one server does at the same time. */
  atOnce?: number;
  /** After which time a job is given up, whatever its server says: a quarter of an hour where it is not set, less than a day. */
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

/** A job whose server gives no sign of life for this long is given to another. */
const HEARTBEAT_SECONDS = 30;
const LONGEST_SECONDS = 15 * 60;

/** After which time a job is given up. */
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

/** Makes the queues that are missing and changes those that were made with other options; costs one query otherwise. */
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
