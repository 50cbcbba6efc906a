import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ZoomCall as ZoomCallResponse, ZoomCalls } from '@vitral/contracts/zoom-calls';
import { AppError } from '../platform/errors/app-error.ts';
import { ZoomAccountService } from '../zoom-account/index.ts';
import { latestReports } from './call-reports.ts';
import { CallSyncService } from './call-sync.service.ts';
import { ZoomCall } from './zoom-calls.entity.ts';

@Injectable()
export class ZoomCallsService {
  constructor(
    private readonly em: EntityManager,
    private readonly account: ZoomAccountService,
    private readonly callSync: CallSyncService,
  ) {}

  async list(): Promise<ZoomCalls> {
    const calls = await this.em.find(ZoomCall, { meeting: { $ne: null } });
    return {
      hasAccount: await this.account.isSet(this.em),
      calls: calls.map(toResponse),
      reports: await latestReports(this.em),
    };
  }

  /** Synchronizes a call again, for example after somebody has fixed the cause of a failure. */
  retry(meetingId: string): Promise<void> {
    return this.em.transactional(async (em) => {
      const call = await em.findOne(ZoomCall, { meeting: meetingId });
      if (!call) throw new AppError('zoom-calls.not-found', { id: meetingId });
      await this.callSync.plan(em, call);
    });
  }
}

function toResponse(call: ZoomCall): ZoomCallResponse {
  const { meeting, problem, status, syncedAt, requestedAt } = call;
  const isSynced = syncedAt && syncedAt >= requestedAt;
  return {
    meetingId: meeting ?? '',
    state: problem ? 'failed' : isSynced ? 'synced' : 'pending',
    problem: problem ?? null,
    status: status ?? null,
    syncedAt: syncedAt?.toISOString() ?? null,
  };
}
