import { setTimeout as wait } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { Metrics, type Reading } from '../metrics/metrics.ts';

const COUNTS = `select name, ready_count as ready, deferred_count as deferred, active_count as active,
    failed_count as failed
  from jobs.queue order by name`;
const STATES = ['ready', 'deferred', 'active', 'failed'] as const;

const CACHE_MS = 5000;
const LIMIT_MS = 1000;

type Counts = Record<(typeof STATES)[number], number> & { name: string };

@Injectable()
export class JobMetrics implements OnModuleInit {
  private latest: { readings: Promise<Reading[]>; at: number } | null = null;

  constructor(
    private readonly metrics: Metrics,
    private readonly orm: MikroORM,
    private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    if (!this.configuration.doesJobs) return;
    this.metrics.gauge({
      name: 'vitral_jobs',
      help: 'Jobs of the whole site by queue and state, at most half a minute old; failed jobs are counted for a day',
      labels: ['queue', 'state'],
      read: () => this.readings(),
    });
  }

  /** Shares one query among concurrent callers; leaves the figures out when the database does not respond in time. */
  private readings(): Promise<Reading[]> {
    if (!this.latest || performance.now() > this.latest.at + CACHE_MS) {
      const readings = this.count().catch(() => []);
      this.latest = { readings, at: performance.now() };
    }
    return Promise.race([this.latest.readings, wait(LIMIT_MS, [], { ref: false })]);
  }

  private async count(): Promise<Reading[]> {
    const queues = await this.orm.em.fork().execute<Counts[]>(COUNTS);
    return queues.flatMap((queue) =>
      STATES.map((state) => ({ labels: { queue: queue.name, state }, value: queue[state] })),
    );
  }
}
