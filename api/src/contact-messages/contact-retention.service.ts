import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service.ts';
import { inBatches } from '../platform/database/in-batches.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { ContactMessage } from './contact-messages.entity.ts';

const DAY_MS = 24 * 3_600_000;
const EVERY_NIGHT = '23 4 * * *';
const AT_ONCE = 1000;

/** Deletes messages that were kept for as long as the settings say. */
@Injectable()
export class ContactRetentionService implements OnModuleInit {
  private readonly logger = new Logger(ContactRetentionService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.define('contact-retention', () => this.deleteExpired(), { cron: EVERY_NIGHT });
  }

  async deleteExpired(): Promise<void> {
    const { contactRetentionDays: days } = await this.settings.current();
    if (days === null) return;
    const moment = new Date(Date.now() - days * DAY_MS);
    const total = await inBatches(this.em, AT_ONCE, (em) => this.deleteSome(em, moment));
    if (total > 0) this.logger.log(`${total} messages were deleted after ${days} days`);
  }

  /** A message that somebody is changing at this moment goes the next time. */
  private async deleteSome(em: EntityManager, moment: Date): Promise<number> {
    const rows = await em.find(
      ContactMessage,
      { createdAt: { $lt: moment } },
      {
        fields: ['id'],
        orderBy: { createdAt: 'asc' },
        limit: AT_ONCE,
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      },
    );
    if (rows.length === 0) return 0;
    await em.nativeDelete(ContactMessage, { id: { $in: rows.map(({ id }) => id) } });
    this.audit.record(em, {
      verb: 'deleted',
      noun: 'contact-messages',
      itemId: null,
      itemName: `× ${rows.length}`,
      before: { messages: rows.length, receivedBefore: moment.toISOString() },
    });
    return rows.length;
  }
}
