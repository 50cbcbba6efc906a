import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { WEBHOOK_LIMITS } from '@vitral/contracts/webhooks';
import { AuditService } from '../platform/audit/audit.service.ts';
import { Webhook } from './webhooks.entity.ts';

const SUCCEED = 'update webhook set failing_since = null, failures = 0 where id = ? and failures > 0';
const FAIL = `
  update webhook set failing_since = coalesce(failing_since, now()), failures = failures + 1 where id = ?
  returning failures >= ? and failing_since <= now() - make_interval(days => ?) as is_over`;

/** Counts failed requests of a webhook in a row, and switches it off when they have lasted for days. */
@Injectable()
export class WebhookHealth {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
  ) {}

  async recordSuccess(id: string): Promise<void> {
    await this.em.fork().execute(SUCCEED, [id]);
  }

  /** `isGone`: the other side wants no further request. */
  recordFailure(id: string, { isGone }: { isGone: boolean }): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const limits = [WEBHOOK_LIMITS.failures, WEBHOOK_LIMITS.failingDays];
      const [counted] = await em.execute<{ is_over: boolean }[]>(FAIL, [id, ...limits]);
      if (counted?.is_over || isGone) await this.switchOff(em, id);
    });
  }

  private async switchOff(em: EntityManager, id: string): Promise<void> {
    const row = await em.findOne(Webhook, { id, isActive: true });
    if (!row) return;
    em.assign(row, { isActive: false, switchedOffAt: new Date() });
    await em.flush();
    this.audit.record(em, {
      ...{ verb: 'deactivated', noun: 'webhooks', itemId: id, itemName: row.name },
      before: { isActive: true, failures: 0 },
      after: { isActive: false, failures: row.failures },
    });
  }
}
