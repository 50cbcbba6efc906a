import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FRAME_SECTIONS } from '@vitral/contracts/landing-content';
import { readOpenRows, WorkQueue } from '../work-queue/index.ts';

/** Offers site texts that were edited but not published. */
@Injectable()
export class LandingContentWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'landing-drafts',
      severity: 'information',
      permission: 'landing-content.write',
      page: '/admin/landing',
      tables: ['landing_draft'],
      read: (em) =>
        readOpenRows(em, {
          from: 'landing_draft',
          where: 'section = any(?)',
          values: [`{${FRAME_SECTIONS.join()}}`],
          title: 'section',
          at: 'updated_at',
          id: 'section',
          pathOf: (section) => `/admin/landing?section=${section}`,
        }),
    });
  }
}
