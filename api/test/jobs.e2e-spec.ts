import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EventEmitter, once } from 'node:events';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { ormOptions } from '../src/server/orm-options.ts';
import type { Attempt } from '../src/platform/jobs/queues.ts';
import { JobDatabase, bossOptions } from '../src/platform/jobs/job-database.ts';
import type { Jobs } from '../src/platform/jobs/jobs.ts';
import { hurryJobs } from './set-up/hurry-jobs.ts';
import { JobServer } from './set-up/job-server.ts';
import { createTestDatabase, type TestDatabase } from './set-up/test-database.ts';
import { pause } from './set-up/pause.ts';

const SOON_MS = 2000;
const LATE_MS = 15_000;

let database: TestDatabase;
let orm: MikroORM;
const servers: JobServer[] = [];
beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.url));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

async function start(define: (jobs: Jobs) => void): Promise<Jobs> {
  const server = await JobServer.start(orm, define);
  servers.push(server);
  return server.jobs;
}

/** Records finished jobs and emits an event for each. */
class Record extends EventEmitter {
  readonly done: string[] = [];

  readonly write = async ({ title }: { title: string }) => {
    this.done.push(title);
    this.emit(title);
  };

  /** Resolves when the job is done; must be called before the job is added. */
  of(title: string): Promise<unknown> {
    return once(this, title, { signal: AbortSignal.timeout(LATE_MS) });
  }
}

const add = (jobs: Jobs, name: string, title: string) =>
  orm.em.fork().transactional((em) => jobs.add(em, name, { title }));

const rowsOf = (name: string) =>
  orm.em.fork().execute(`select id, state, output::text from jobs.job where name = ?`, [name]);

async function untilAllAre(state: string, name: string): Promise<void> {
  const limit = performance.now() + LATE_MS;
  while ((await rowsOf(name)).some((row) => row.state !== state)) {
    if (performance.now() > limit) throw new Error(`${name}: ${JSON.stringify(await rowsOf(name))}`);
    await pause();
  }
}

describe('jobs', () => {
  describe('a job', () => {
    it('runs soon after the commit of the transaction that added it, and not after a rollback', async () => {
      const record = new Record();
      const jobs = await start((jobs) => jobs.define('kept', record.write));
      const refused = orm.em.fork().transactional(async (em) => {
        await jobs.add(em, 'kept', { title: 'rolled back' });
        throw new Error('no');
      });
      await expect(refused).rejects.toThrow('no');

      const done = record.of('kept');
      await add(jobs, 'kept', 'kept');
      const storedAt = performance.now();
      await done;
      expect(performance.now() - storedAt).toBeLessThan(SOON_MS);
      expect(record.done).toEqual(['kept']);
    });

    it('is refused outside a transaction', async () => {
      const jobs = await start((jobs) => jobs.define('outside', async () => {}));
      await expect(jobs.add(orm.em.fork(), 'outside', {})).rejects.toThrow('outside a transaction');
      expect(await rowsOf('outside')).toEqual([]);
    });

    it('runs once on one of two servers, even with many jobs in parallel', async () => {
      const record = new Record();
      const define = (jobs: Jobs) => jobs.define('shared', record.write, { atOnce: 2 });
      const [jobs] = await Promise.all([start(define), start(define)]);
      const titles = Array.from({ length: 40 }, (_, index) => `job ${index}`);

      await Promise.all(titles.map((title) => add(jobs, 'shared', title)));
      await untilAllAre('completed', 'shared');
      expect(record.done.toSorted()).toEqual(titles.toSorted());
    });

    it('is dropped when another one with its key was added in the same interval', async () => {
      const record = new Record();
      const jobs = await start((jobs) => jobs.define('rare', record.write));
      const options = { everySeconds: 1000 * 24 * 60 * 60 };
      await orm.em.fork().transactional(async (em) => {
        for (const key of ['one', 'one', 'two', 'one']) {
          await jobs.add(em, 'rare', { title: key }, { ...options, key });
        }
      });
      await untilAllAre('completed', 'rare');
      expect(record.done.toSorted()).toEqual(['one', 'two']);
    });
  });

  describe('a job that fails', () => {
    it('is retried, and its error message is not stored', async () => {
      const record = new Record();
      const jobs = await start((jobs) =>
        jobs.define<{ title: string }>('shaky', async (data, { retry }) => {
          if (retry === 0) throw new Error('the secret word');
          await record.write(data);
        }),
      );
      await add(jobs, 'shaky', 'second try');
      await untilAllAre('retry', 'shaky');
      expect(JSON.stringify(await rowsOf('shaky'))).not.toContain('secret');

      await hurryJobs(orm);
      await untilAllAre('completed', 'shaky');
      expect(record.done).toEqual(['second try']);
    });

    it('is complete once the transaction that finishes it commits, and only then', async () => {
      const record = new Record();
      const finishedAtLast = record.of('finished at try 1');
      const work = async (_data: object, attempt: Attempt) => {
        await orm.em.fork().transactional(async (em) => {
          await attempt.finish(em);
          if (attempt.retry === 0) throw new Error('rolled back');
        });
        await record.write({ title: `finished at try ${attempt.retry}` });
        throw new Error('too late');
      };
      const jobs = await start((jobs) => jobs.define('finishing', work));
      await add(jobs, 'finishing', '');
      await untilAllAre('retry', 'finishing');
      await hurryJobs(orm);
      await untilAllAre('completed', 'finishing');
      await finishedAtLast;
      expect(record.done).toEqual(['finished at try 1']);
    });
  });

  it('runs on another server when the first one crashed', async () => {
    const record = new Record();
    const jobs = await start((jobs) => jobs.define('left', async () => {}));
    await servers.pop()?.stop();
    await add(jobs, 'left', 'left behind');
    const crashed = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
    await crashed.start();
    expect(await crashed.fetch('left')).toHaveLength(1);
    await crashed.stop({ close: false });
    await orm.em.fork().execute(`update jobs.job set heartbeat_on = now() - interval '1 minute'`);

    await start((jobs) => jobs.define('left', record.write));
    const supervisor = new PgBoss(bossOptions(new JobDatabase(orm), { supervise: false, schedule: false }));
    await supervisor.start();
    await supervisor.supervise();
    await supervisor.stop({ close: false });
    await hurryJobs(orm);
    await untilAllAre('completed', 'left');
    expect(record.done).toEqual(['left behind']);
  });

  it('continues after all connections were lost', async () => {
    const record = new Record();
    const jobs = await start((jobs) => jobs.define('after', record.write));
    // Waits for their end: a query on a connection that is about to close fails.
    await orm.em.fork().execute(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
    const done = record.of('after the loss');
    await add(jobs, 'after', 'after the loss');
    await done;
  });

  it('waits for active jobs before it stops', async () => {
    const steps: string[] = [];
    const gate = new EventEmitter();
    const jobs = await start((jobs) =>
      jobs.define('slow', async () => {
        gate.emit('started');
        await once(gate, 'go on');
        steps.push('done');
      }),
    );
    const started = once(gate, 'started');
    await add(jobs, 'slow', '');
    await started;
    const stopped = servers
      .pop()
      ?.stop()
      .then(() => steps.push('stopped'));
    gate.emit('go on');
    await stopped;
    expect(steps).toEqual(['done', 'stopped']);
    expect(await rowsOf('slow')).toMatchObject([{ state: 'completed' }]);
  });

  it('leaves new jobs to other servers while it drains', async () => {
    const [leaving, staying] = [new Record(), new Record()];
    const jobs = await start((jobs) => jobs.define('left', leaving.write));
    const first = leaving.of('first');
    await add(jobs, 'left', 'first');
    await first;
    await jobs.drain();
    await start((jobs) => jobs.define('left', staying.write));
    const last = staying.of('last');
    for (const title of ['second', 'third', 'last']) await add(jobs, 'left', title);
    await last;
    expect([leaving.done, staying.done]).toEqual([['first'], ['second', 'third', 'last']]);
  });

  it('updates the options and the schedule of a queue to its current definition', async () => {
    await start((jobs) => jobs.define('changing', async () => {}, { retries: 1 }));
    const options = { retries: 5, cron: '30 3 * * *', longestSeconds: 7200 };
    await start((jobs) => jobs.define('changing', async () => {}, options));
    const queue = `select retry_limit, expire_seconds from jobs.queue where name = 'changing'`;
    expect(await orm.em.fork().execute(queue)).toEqual([{ retry_limit: 5, expire_seconds: 7200 }]);
    const schedule = `select cron, timezone from jobs.schedule where name = 'changing'`;
    expect(await orm.em.fork().execute(schedule)).toEqual([{ cron: '30 3 * * *', timezone: 'UTC' }]);
  });
});
