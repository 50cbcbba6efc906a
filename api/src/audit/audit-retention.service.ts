import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { inBatches } from '../platform/database/in-batches.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { AuditService } from '../platform/audit/audit.service.ts';

const DAY_MS = 24 * 3_600_000;
const EVERY_NIGHT = '41 4 * * *';
const AT_ONCE = 5000;

/** Deletes entries that were kept for as long as the settings say. */
@Injectable()
export class AuditRetentionService implements OnModuleInit {
  private readonly logger = new Logger(AuditRetentionService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('audit-retention', () => this.deleteExpired(), { cron: EVERY_NIGHT });
  }

  async deleteExpired(): Promise<void> {
    const { auditRetentionDays, securityRetentionDays } = await this.settings.current();
    await this.deleteThose(`noun <> 'security'`, auditRetentionDays);
    await this.deleteThose(`noun = 'security'`, securityRetentionDays);
  }

  private async deleteThose(which: string, days: number | null): Promise<void> {
    if (days === null) return;
    const moment = new Date(Date.now() - days * DAY_MS);
    const total = await inBatches(this.em, AT_ONCE, (em) => this.deleteSome(em, which, moment));
    if (total > 0) this.logger.log(`${total} audit entries were deleted after ${days} days`);
  }

  /** What another server is deleting at this moment is left to it. */
  private async deleteSome(em: EntityManager, which: string, moment: Date): Promise<number> {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `delete from audit_entry where id in (
         select id from audit_entry where ${which} and created_at < ? order by created_at limit ? for update skip locked
       )`,
      [moment, AT_ONCE],
      'run',
    );
    if (affectedRows === 0) return 0;
    this.audit.record(em, {
      verb: 'deleted',
      noun: 'audit',
      itemId: null,
      itemName: `× ${affectedRows}`,
      before: { entries: affectedRows, recordedBefore: moment.toISOString() },
    });
    return affectedRows;
  }
}
