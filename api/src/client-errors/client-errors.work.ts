import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import { forAMinute, readOpenRows, WorkQueue } from '../work-queue/index.ts';

/** Offers the errors that browsers reported during the last day. */
@Injectable()
export class ClientErrorsWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'client-errors-recent',
      severity: 'information',
      permission: 'audit.read',
      page: '/admin/debug',
      tables: ['client_error'],
      read: async (em) =>
        forAMinute(
          await readOpenRows(em, {
            from: 'client_error',
            where: `preview is null and last_at > now() - interval '1 day'`,
            title: `left(message, ${LIMITS.title})`,
            at: 'last_at',
            order: 'desc',
            pathOf: () => '/admin/debug',
          }),
        ),
    });
  }
}
