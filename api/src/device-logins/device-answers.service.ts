import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  DeviceLogin as DeviceLoginResponse,
  DeviceLoginApproval,
} from '@vitral/contracts/device-logins';
import { ModuleTokensService } from '../module-tokens/index.ts';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { serializer } from '../platform/entities/serializer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { digestOf } from '../platform/secrets/tokens.ts';
import { DeviceLogin } from './device-logins.entity.ts';

/** Counts wrong user codes of an account: with 20^8 codes, at most 500 of them open, a hit takes about a million years. */
const GUESS_LIMIT = defineRateLimit({ name: 'device-login-guess', times: 10, seconds: 10 * 60 });

/** Serves the page on which a person approves or denies a login by device code. */
@Injectable()
export class DeviceAnswersService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly audit: AuditService,
    private readonly tokens: ModuleTokensService,
  ) {}

  get(viewer: Viewer, userCode: string): Promise<DeviceLoginResponse> {
    return this.guarded(viewer, async () => toResponse(await findOpen(this.em, userCode)));
  }

  approve(viewer: Viewer, userCode: string, { days, ...rights }: DeviceLoginApproval): Promise<void> {
    return this.answer(viewer, userCode, async (em, row) => {
      await this.tokens.assertRoom(em);
      em.assign(row, { ...rights, days, state: 'approved', approvedById: viewer.id });
      this.record(em, 'approved', row, { ...rights, days });
    });
  }

  deny(viewer: Viewer, userCode: string): Promise<void> {
    return this.answer(viewer, userCode, (em, row) => {
      row.state = 'denied';
      const { module, mayActivate, mayPreview, mayPromote } = row;
      this.record(em, 'denied', row, { module, mayActivate, mayPreview, mayPromote });
    });
  }

  private answer(
    viewer: Viewer,
    userCode: string,
    change: (em: EntityManager, row: DeviceLogin) => Promise<void> | void,
  ): Promise<void> {
    return this.guarded(viewer, () =>
      this.em.transactional(async (em) => {
        await change(em, await findOpen(em, userCode, LockMode.PESSIMISTIC_WRITE));
      }),
    );
  }

  /** Counts before it looks, so that simultaneous guesses count as well; a code that exists is refunded. */
  private async guarded<Result>(viewer: Viewer, work: () => Promise<Result>): Promise<Result> {
    await this.limits.spend(GUESS_LIMIT, viewer.id);
    try {
      const result = await work();
      await this.limits.refund(GUESS_LIMIT, viewer.id);
      return result;
    } catch (error) {
      const isWrong = error instanceof AppError && error.code === 'device-logins.not-found';
      if (!isWrong) await this.limits.refund(GUESS_LIMIT, viewer.id);
      throw error;
    }
  }

  private record(em: EntityManager, verb: 'approved' | 'denied', row: DeviceLogin, after: object): void {
    const { id, machine, address } = row;
    this.audit.record(em, {
      ...{ verb, noun: 'device-logins', itemId: id, itemName: machine },
      after: { ...after, address },
    });
  }
}

async function findOpen(em: EntityManager, userCode: string, lockMode?: LockMode): Promise<DeviceLogin> {
  const byCode = { userCodeHash: digestOf(userCode), expiresAt: { $gt: new Date() } };
  const row = await em.findOne(DeviceLogin, byCode, lockMode === undefined ? {} : { lockMode });
  if (!row) throw new AppError('device-logins.not-found');
  if (row.state !== 'pending') throw new AppError('device-logins.answered');
  return row;
}

const toResponse = serializer<DeviceLogin, DeviceLoginResponse>(DeviceLogin, {
  ...({ id: 'omitted', deviceCodeHash: 'omitted', userCodeHash: 'omitted', state: 'omitted' } as const),
  ...({ approvedById: 'omitted', days: 'omitted', interval: 'omitted', lastPolledAt: 'omitted' } as const),
});
