import { setTimeout as wait } from 'node:timers/promises';
import { RequestContext } from '@mikro-orm/core';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import { Changes } from '../changes/changes.ts';
import { Configuration } from '../config/configuration.ts';
import { patiently } from '../database/silence.ts';
import { type Attempt, attemptAt } from './attempt.ts';
import { bossOptions } from './boss-options.ts';
import { JobDatabase } from './job-database.ts';
import { type JobOptions, longestSecondsOf, prepareQueues, RETRIES } from './queues.ts';

/** PostgreSQL says when there is new work; asking is for retries, and for what it could not say. */
const ASK_EVERY_SECONDS = 10;
const STOP_LIMIT_MS = 5000;

/** Others look after what is added here. */
const ADDS_ONLY = { supervise: false, schedule: false };

export interface AddOptions {
  /** Of all jobs with the same key, one is taken in each stretch of this many seconds; the others are dropped. */
  everySeconds: number;
  key?: string;
}

interface Definition {
  work: (data: never, attempt: Attempt) => Promise<unknown>;
  options: JobOptions;
}

/** What one of the servers does once the transaction that asked for it is kept; again, when it fails or is cut off. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly definitions = new Map<string, Definition>();
  private readonly database: JobDatabase;
  private readonly boss: PgBoss;

  constructor(
    private readonly orm: MikroORM,
    changes: Changes,
    private readonly configuration: Configuration,
  ) {
    this.database = new JobDatabase(orm, changes);
    const options = configuration.doesJobs ? { useListenNotify: true } : ADDS_ONLY;
    this.boss = new PgBoss(bossOptions(this.database, options));
    this.boss.on('error', (error) => this.report(error));
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  /** In `onModuleInit`. After a crash a job may be done twice, which `work` must stand. */
  define<Data extends object>(
    name: string,
    work: (data: Data, attempt: Attempt) => Promise<unknown>,
    options: JobOptions = {},
  ): void {
    this.definitions.set(name, { work, options });
  }

  /** Adds a job to the transaction of `em`, so that it is kept exactly when the change is. `data` is stored: no secrets. */
  async add(em: EntityManager, name: string, data: object, options?: AddOptions): Promise<void> {
    if (!em.isInTransaction()) throw new Error(`The job ${name} was added outside a transaction`);
    await this.boss.send(name, data, {
      db: fromKysely(em.getKysely()),
      ...(options && { singletonSeconds: options.everySeconds }),
      ...(options?.key !== undefined && { singletonKey: options.key }),
    });
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
      for (let worker = 0; worker < (options.atOnce ?? 1); worker += 1) await this.startWorker(name);
    }
  }

  /** Leaves new jobs to other servers. Resolves when those that are under way are over. */
  async takeNoMore(): Promise<void> {
    await Promise.all([...this.definitions.keys()].map((name) => this.boss.offWork(name)));
  }

  /** What is under way may end; what does not end in time is done anew later. */
  async beforeApplicationShutdown(): Promise<void> {
    const limit = new AbortController();
    await Promise.race([this.takeNoMore(), wait(STOP_LIMIT_MS, null, limit)]);
    limit.abort();
    await this.boss.stop({ graceful: false, close: false });
  }

  private async startWorker(name: string): Promise<void> {
    const options = {
      pollingIntervalSeconds: ASK_EVERY_SECONDS,
      notifyPollingIntervalSeconds: ASK_EVERY_SECONDS,
    };
    const id = await this.boss.work<object>(name, options, async ([job]) => {
      if (job) await this.run(job);
      // There may be more.
      this.boss.notifyWorker(id);
    });
  }

  private async run(job: Job<object>): Promise<void> {
    const definition = this.definitions.get(job.name);
    const attempt = attemptAt(this.boss, job);
    const limitMs = longestSecondsOf(definition?.options) * 1000;
    const working = RequestContext.create(this.orm.em, async () =>
      patiently(limitMs, () => definition?.work(job.data as never, attempt)),
    );
    await working.catch((error: unknown) => {
      const isLast = job.retryCount >= (definition?.options.retries ?? RETRIES);
      this.logger[isLast ? 'error' : 'warn'](
        { err: error, job: job.name, jobId: job.id, retry: job.retryCount },
        isLast ? 'A job failed for good' : 'A job failed and is tried again',
      );
      // Kept beside the job: nothing of what it was about.
      throw new Error('See the log');
    });
  }

  /** While the database is away every question fails, which is said once. */
  private report(error: unknown): void {
    if (this.database.isAway) return;
    this.logger.error(error);
  }
}
