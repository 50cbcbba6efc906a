import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from '@vitral/contracts/accounts';
import type { Request } from 'express';
import { RecoveryCode, User } from '../users.entity.ts';
import { SecondFactor } from '../auth/second-factor/second-factor.service.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { Emails } from '../../platform/email/emails.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { OwnPassword } from './own-password.ts';
import { OwnSession } from './own-session.ts';
import type { SecondFactorRemovalDto } from './profile.dto.ts';

/** Six digits are only a million possibilities, so attempts from all networks count together. */
const CODE_LIMIT = defineRateLimit({ name: 'own-code', times: 5, seconds: 15 * 60 });

@Injectable()
export class ProfileSecondFactorService {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly emails: Emails,
    private readonly events: SecurityEvents,
    private readonly ownPassword: OwnPassword,
    private readonly ownSession: OwnSession,
    private readonly secondFactor: SecondFactor,
    private readonly settings: SettingsService,
  ) {}

  async state(viewer: Viewer): Promise<SecondFactorState> {
    return {
      isOn: viewer.hasSecondFactor,
      isRequired: await this.isRequired(viewer, viewer.passkeyCount),
      recoveryCodesLeft: await this.em.count(RecoveryCode, { user: viewer.id }),
    };
  }

  async prepare(request: Request, viewer: Viewer, password?: string): Promise<SecondFactorSetup> {
    await this.ownPassword.confirm(request, viewer, password);
    return this.em.transactional((em) => this.secondFactor.prepare(em, viewer));
  }

  async turnOn(request: Request, viewer: Viewer, code: string): Promise<RecoveryCodes> {
    const codes = await this.countCode(viewer, () =>
      this.ownSession.renew(request, viewer, (em) => this.secondFactor.turnOn(em, viewer, code)),
    );
    await this.events.record('secured', viewer);
    return { codes };
  }

  async turnOff(request: Request, viewer: Viewer, { password, code }: SecondFactorRemovalDto): Promise<void> {
    await this.ownPassword.confirm(request, viewer, password);
    await this.countCode(viewer, () =>
      this.em.transactional(async (em) => {
        // Locked, so that the last passkey is not removed at the same time.
        const { passkeyCount } = await lockRow(em, User, viewer.id, 'auth.unauthorized');
        if (await this.isRequired(viewer, passkeyCount)) throw new AppError('auth.second-factor-needed');
        await this.checkCode(em, viewer, code);
        if (!(await this.secondFactor.turnOff(em, viewer))) throw new AppError('auth.second-factor-off');
      }),
    );
    await this.events.record('unsecured', viewer);
  }

  /** Counts an attempt with a code before `work` checks it, and records a wrong one. */
  private async countCode<Result>(viewer: Viewer, work: () => Promise<Result>): Promise<Result> {
    await this.limits.spend(CODE_LIMIT, viewer.id);
    const result = await work().catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === 'auth.wrong-code') {
        await this.events.record('refused-code', viewer);
      }
      throw error;
    });
    await this.limits.forget(CODE_LIMIT, viewer.id);
    return result;
  }

  /** Needs a code as `turnOff` does, since a new recovery code turns the second factor off. */
  async renewRecoveryCodes(
    request: Request,
    viewer: Viewer,
    { password, code }: SecondFactorRemovalDto,
  ): Promise<RecoveryCodes> {
    await this.ownPassword.confirm(request, viewer, password);
    const renewed = await this.countCode(viewer, () =>
      this.em.transactional(async (em) => {
        const { id, name } = viewer;
        await lockRow(em, User, id, 'auth.unauthorized');
        await this.checkCode(em, viewer, code);
        const codes = await this.secondFactor.renewRecoveryCodes(em, id);
        this.audit.record(em, { verb: 'renewed-recovery-codes', noun: 'users', itemId: id, itemName: name });
        await this.emails.send(em, 'account-changed', { userId: id, change: 'recovery-codes' });
        return { codes };
      }),
    );
    await this.events.record('renewed-recovery-codes', viewer);
    return renewed;
  }

  private async checkCode(em: EntityManager, { id }: Viewer, code: string): Promise<void> {
    const { secondFactorAt } = await em.findOneOrFail(User, { id });
    if (!secondFactorAt) throw new AppError('auth.second-factor-off');
    if (!(await this.secondFactor.verify(em, id, code))) throw new AppError('auth.wrong-code');
  }

  /** A passkey is a second factor, too. */
  private async isRequired({ role }: Viewer, passkeyCount: number): Promise<boolean> {
    return passkeyCount === 0 && (await this.settings.current()).secondFactorRoles.includes(role);
  }
}
