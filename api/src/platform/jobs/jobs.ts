import { setTimeout as wait } from 'node:timers/promises';
import { RequestContext } from '@mikro-orm/core';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { TableChanges } from '../changes/table-changes.ts';
import { Configuration } from '../config/configuration.ts';
import { withStatementLimit } from '../database/wait-budget.ts';
import { JobDatabase, bossOptions } from './job-database.ts';
import {
  type JobOptions,
  LONGEST_SECONDS,
  prepareQueues,
  RETRIES,
  type Attempt,
  attemptAt,
} from './queues.ts';

/** PostgreSQL notifies servers of new jobs; polling finds retries and missed notifications. */
const ASK_EVERY_SECONDS = 10;
const STOP_LIMIT_MS = 5000;

const ADDS_ONLY = { supervise: false, schedule: false };

export interface AddOptions {
  /** Accepts one job with the same key in each period of this many seconds and drops the others. */
  everySeconds?: number;
  key?: string;
  /** Runs the job no earlier than this. */
  afterSeconds?: number;
}

interface Definition {
  work: (data: never, attempt: Attempt) => Promise<unknown>;
  options: JobOptions;
}

/** Runs jobs on one of the servers once the transaction that added them commits, and again when they fail or are interrupted. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly definitions = new Map<string, Definition>();
  private readonly database: JobDatabase;
  private readonly boss: PgBoss;

  constructor(
    private readonly orm: MikroORM,
    changes: TableChanges,
    private readonly configuration: Configuration,
  ) {
    this.database = new JobDatabase(orm, changes);
    const options = configuration.doesJobs ? { useListenNotify: true } : ADDS_ONLY;
    this.boss = new PgBoss(bossOptions(this.database, options));
    this.boss.on('error', (error) => {
      // JobDatabase already reports that the database is unreachable.
      if (!this.database.isAway) this.logger.error(error);
    });
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  /** Defines a job; called in `onModuleInit`. `work` must be safe to repeat: after a crash a job may run twice. */
  define<Data extends object>(
    name: string,
    work: (data: Data, attempt: Attempt) => Promise<unknown>,
    options: JobOptions = {},
  ): void {
    this.definitions.set(name, { work, options });
  }

  /** Adds a job to the transaction of `em`, so that both are committed together. `data` is stored and must hold no secrets. */
  async add(
    em: EntityManager,
    name: string,
    data: object,
    { everySeconds, key, afterSeconds }: AddOptions = {},
  ): Promise<void> {
    if (!em.isInTransaction()) throw new Error(`The job ${name} was added outside a transaction`);
    await this.boss.send(name, data, {
      db: fromKysely(em.getKysely()),
      ...(everySeconds !== undefined && { singletonSeconds: everySeconds }),
      ...(key !== undefined && { singletonKey: key }),
      ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
    });
  }

  /** Adds one job for each entry of `data` in a single statement; see `add`. */
  async addAll(em: EntityManager, name: string, data: object[]): Promise<void> {
    if (!em.isInTransaction()) throw new Error(`Jobs ${name} were added outside a transaction`);
    const jobs = data.map((each) => ({ data: each }));
    await this.boss.insert(name, jobs, { db: fromKysely(em.getKysely()) });
  }

  /** Runs work as a job runs, but in this process and without storing its data, which may therefore hold secrets. */
  runHere(work: () => Promise<void>, longestSeconds: number): Promise<void> {
    return RequestContext.create(this.orm.em, () => withStatementLimit(longestSeconds * 1000, work));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    await prepareQueues(
      this.boss,
      new Map([...this.definitions].map(([name, { options }]) => [name, options])),
    );
    if (!this.configuration.doesJobs) return;
    for (const [name, { options }] of this.definitions) {
      if (options.cron) await this.boss.schedule(name, options.cron, {}, { tz: 'UTC', missed: 'once' });
      for (let worker = 0; worker < (options.atOnce ?? 1); worker += 1) await this.startWorker(name, options);
    }
  }

  /** Stops accepting jobs, which other servers then run. Resolves once the running jobs have ended. */
  async drain(): Promise<void> {
    await Promise.all([...this.definitions.keys()].map((name) => this.boss.offWork(name)));
  }

  /** Lets running jobs end; jobs that do not end in time run again later. */
  async beforeApplicationShutdown(): Promise<void> {
    const limit = new AbortController();
    await Promise.race([this.drain(), wait(STOP_LIMIT_MS, null, limit)]);
    limit.abort();
    await this.boss.stop({ graceful: false, close: false });
  }

  private async startWorker(name: string, { batch = 1 }: JobOptions): Promise<void> {
    const options = {
      pollingIntervalSeconds: ASK_EVERY_SECONDS,
      notifyPollingIntervalSeconds: ASK_EVERY_SECONDS,
      batchSize: batch,
      perJobResults: true,
    } as const;
    const id = await this.boss.work<object>(name, options, async (jobs) => {
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await this.run(job));
      // More jobs may be waiting.
      this.boss.notifyWorker(id);
      return results;
    });
  }

  private async run(job: Job<object>): Promise<JobResult> {
    const definition = this.definitions.get(job.name);
    const attempt = attemptAt(this.boss, job);
    const limitMs = (definition?.options.longestSeconds ?? LONGEST_SECONDS) * 1000;
    const working = RequestContext.create(this.orm.em, async () =>
      withStatementLimit(limitMs, () => definition?.work(job.data as never, attempt)),
    );
    try {
      await working;
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const isLast = job.retryCount >= (definition?.options.retries ?? RETRIES);
      this.logger[isLast ? 'error' : 'warn'](
        { err: error, job: job.name, jobId: job.id, retry: job.retryCount },
        isLast ? 'A job failed permanently' : 'A job failed and will be retried',
      );
      // pg-boss stores this message with the job: it must reveal none of its data.
      return { id: job.id, status: 'failed', output: new Error('See the log') };
    }
  }
}
