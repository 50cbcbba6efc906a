import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readOpenRows, WorkQueue } from '../work-queue/index.ts';

const PANEL = '/admin/settings?tab=notifications';

/** Offers the messages that were refused and that can still be sent again. */
@Injectable()
export class FailedDeliveriesWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'deliveries-failed',
      severity: 'due',
      permission: 'settings.write',
      page: '/admin/settings',
      action: PANEL,
      tables: ['delivery'],
      read: (em) =>
        readOpenRows(em, {
          from: 'delivery',
          where: `state = 'failed' and sealed is not null`,
          title: 'recipient',
          at: 'finished_at',
          order: 'desc',
          pathOf: () => PANEL,
        }),
    });
  }
}
