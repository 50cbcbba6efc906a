import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readOpenRows, WorkQueue } from '../../work-queue/index.ts';

/** Offers the accounts that await approval. */
@Injectable()
export class UsersWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'accounts-awaiting',
      severity: 'due',
      permission: 'users.write',
      page: '/admin/users',
      action: '/admin/users?state=awaiting-approval',
      tables: ['account'],
      read: (em) =>
        readOpenRows(em, {
          from: 'account',
          where: 'awaits_approval',
          title: 'name',
          at: 'created_at',
          pathOf: (id) => `/admin/users/${id}`,
        }),
    });
  }
}
