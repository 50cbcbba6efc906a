import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readOpenRows, WorkQueue } from '../work-queue/index.ts';

const PANEL = '/admin/settings?tab=programs';

/** Offers the webhooks that the server has switched off because they failed for days. */
@Injectable()
export class SwitchedOffWebhooksWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'webhooks-switched-off',
      severity: 'due',
      permission: 'settings.write',
      page: '/admin/settings',
      action: PANEL,
      tables: ['webhook'],
      read: (em) =>
        readOpenRows(em, {
          from: 'webhook',
          where: 'not is_active and switched_off_at is not null',
          title: 'name',
          at: 'switched_off_at',
          order: 'desc',
          pathOf: () => PANEL,
        }),
    });
  }
}
