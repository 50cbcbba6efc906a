import { Injectable, type OnModuleInit } from '@nestjs/common';
import { readOpenRows, WorkQueue } from '../../work-queue/index.ts';
import { LIVE } from '../channel/release-channel.entity.ts';

/** Offers the candidate, which waits to be activated or withdrawn. */
@Injectable()
export class CandidateWork implements OnModuleInit {
  constructor(private readonly workQueue: WorkQueue) {}

  onModuleInit(): void {
    this.workQueue.offer({
      kind: 'candidate-release',
      severity: 'due',
      permission: 'modules.write',
      page: '/admin/modules',
      tables: ['release_channel', 'release'],
      read: (em) =>
        readOpenRows(em, {
          from: 'release_channel channel join release on release.id = channel.candidate_release_id',
          where: 'channel.name = ?',
          values: [LIVE],
          title: `release.name || ' ' || release.version`,
          at: 'channel.candidate_since',
          id: 'release.id',
          pathOf: () => '/admin/modules',
        }),
    });
  }
}
