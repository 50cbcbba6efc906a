import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.ts';

const EVERY_QUARTER = '7,22,37,52 * * * *';

/** Deletes counts whose time is over. */
@Injectable()
export class RateLimitRetentionService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('rate-limit-retention', () => this.deleteExpired(), { cron: EVERY_QUARTER, retries: 0 });
  }

  async deleteExpired(): Promise<void> {
    await this.em.fork().execute('delete from rate_limit where expire < ?', [Date.now()]);
  }
}
