import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.ts';

const EVERY_QUARTER = '*/15 * * * *';

/** Deletes sessions that are over. */
@Injectable()
export class SessionRetentionService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('session-retention', () => this.deleteExpired(), { cron: EVERY_QUARTER, retries: 0 });
  }

  async deleteExpired(): Promise<void> {
    await this.em.fork().execute('delete from session where expire < now()');
  }
}
