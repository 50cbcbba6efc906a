import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Retention } from '@vitral/contracts/settings';
import { AuditService } from '../platform/audit/audit.service.ts';
import { inBatches } from '../platform/database/in-batches.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { EXPIRED_ROWS, type ExpiredRows } from './expired-rows.ts';

const BATCH_SIZE = 5000;

/** Deletes the rows of `EXPIRED_ROWS`, each rule on its own schedule. */
@Injectable()
export class RetentionService implements OnModuleInit {
  private readonly logger = new Logger(RetentionService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
    private readonly jobs: Jobs,
    private readonly publicReads: PublicReads,
  ) {}

  onModuleInit(): void {
    this.publicReads.offer({ path: '/api/retention', tables: ['settings'], read: () => this.periods() });
    for (const { job, cron, retries } of EXPIRED_ROWS) {
      this.jobs.define(job, () => this.deleteExpired(job), {
        cron,
        ...(retries !== undefined && { retries }),
      });
    }
  }

  async periods(): Promise<Retention> {
    const settings = await this.settings.current();
    const { contactRetentionDays, registrationRetentionDays, requestRetentionDays, auditRetentionDays } =
      settings;
    const { securityRetentionDays, sessionHours, sessionDays } = settings;
    return {
      contactRetentionDays,
      registrationRetentionDays,
      requestRetentionDays,
      auditRetentionDays,
      securityRetentionDays,
      sessionHours,
      sessionDays,
    };
  }

  /** Returns the number of rows that the rules of a job deleted. */
  async deleteExpired(job: string): Promise<number> {
    let total = 0;
    for (const rule of EXPIRED_ROWS.filter((rule) => rule.job === job)) total += await this.apply(rule);
    return total;
  }

  private async apply(rule: ExpiredRows): Promise<number> {
    const days = typeof rule.days === 'number' ? rule.days : rule.days(await this.settings.current());
    if (days === null) return 0;
    const [row] = await this.em
      .fork()
      .execute<[{ moment: string }]>('select now() - make_interval(days => ?) as moment', [days]);
    const moment = new Date(row.moment);
    const total = await inBatches(this.em, BATCH_SIZE, (em) => this.deleteSome(em, rule, moment));
    if (rule.audited && total > 0)
      this.logger.log(`${total} rows of ${rule.table} were deleted after ${days} days`);
    return total;
  }

  /** Skips rows that another transaction has locked; the next run deletes them. */
  private async deleteSome(em: EntityManager, rule: ExpiredRows, moment: Date): Promise<number> {
    const { table, where = 'true', since, audited } = rule;
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `delete from ${table} where ctid in (
         select ctid from ${table} where ${where} and ${since} < ? limit ? for update skip locked
       )`,
      [moment, BATCH_SIZE],
      'run',
    );
    if (audited && affectedRows > 0) {
      this.audit.record(em, {
        verb: 'deleted',
        noun: audited.noun,
        itemId: null,
        itemName: `× ${affectedRows}`,
        before: { [audited.count]: affectedRows, [audited.before]: moment.toISOString() },
      });
    }
    return affectedRows;
  }
}
