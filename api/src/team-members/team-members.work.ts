import { Injectable, type OnModuleInit } from '@nestjs/common';
import { lacksTranslation } from '../platform/entities/translations.ts';
import { readOpenRows, WorkQueue } from '../work-queue/index.ts';

/** Offers the shown team members that lack a translation. */
@Injectable()
export class TeamMembersWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'team-members-untranslated',
      severity: 'information',
      permission: 'team-members.write',
      page: '/admin/team',
      tables: ['team_member'],
      read: (em) =>
        readOpenRows(em, {
          from: 'team_member',
          where: `is_active and (${lacksTranslation('title', 'bio')})`,
          title: 'name',
          at: 'updated_at',
          pathOf: (id) => `/admin/team/${id}`,
        }),
    });
  }
}
