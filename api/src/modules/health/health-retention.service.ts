import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { LoadFailureCount, SetTraffic } from './release-health.entity.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;
const EVERY_NIGHT = '53 4 * * *';

/** Forgets how releases fared after a month. */
@Injectable()
export class HealthRetentionService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('module-health-retention', () => this.deleteExpired(), { cron: EVERY_NIGHT });
  }

  async deleteExpired(): Promise<void> {
    const expired = { hour: { $lt: new Date(Date.now() - KEPT_DAYS * DAY_MS) } };
    await this.em.nativeDelete(SetTraffic, expired);
    await this.em.nativeDelete(LoadFailureCount, expired);
  }
}
