import { promisify } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthOptions, CurrentUser } from '@vitral/contracts/accounts';
import type { Request } from 'express';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { SecurityEvents } from '../../platform/audit/security-events.service.ts';
import { AppError, codeOf } from '../../platform/errors/app-error.ts';
import { Emails } from '../../platform/email/emails.ts';
import { endSession } from '../../platform/sessions/session-cookie.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { updateAccount } from '../update-account.ts';
import { type Match, toCurrentUser } from './accounts.ts';
import type { PasswordLogin } from './local-auth.guard.ts';
import { LoginCodes } from './login-codes.ts';
import { LoginDevices } from './login-devices.ts';
import { type LoginAttempt, LoginLimits } from './login-limits.ts';
import { PasswordPolicy } from './password-policy.ts';

const FOREIGN_KEY_VIOLATION = '23503';

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly events: SecurityEvents,
    private readonly codes: LoginCodes,
    private readonly devices: LoginDevices,
    private readonly limits: LoginLimits,
    private readonly emails: Emails,
    private readonly policy: PasswordPolicy,
    private readonly settings: SettingsService,
  ) {}

  async options(): Promise<AuthOptions> {
    const { isRegistrationOpen } = await this.settings.current();
    return {
      isRegistrationOpen,
      canMail: this.emails.canSend,
      passwordMinLength: await this.policy.minLength(),
    };
  }

  async logIn(request: Request, login: PasswordLogin, code: string | undefined): Promise<CurrentUser> {
    const { attempt, viewer } = login;
    if (login.awaitsApproval) {
      await this.limits.forgiveNetwork(attempt);
      throw new AppError('auth.approval-pending');
    }
    if (viewer.hasSecondFactor) await this.requireCode(viewer, attempt, code);
    const isNew = attempt.device === null && viewer.lastLogin !== null;

    const loggedIn = await this.startSession(request, login);
    if (isNew) await this.reportNewDevice(loggedIn);
    await this.limits.forgive(attempt);
    this.devices.remember(request, attempt.username);
    return toCurrentUser(loggedIn);
  }

  private async reportNewDevice({ id, name }: Viewer): Promise<void> {
    await this.events.record('new-device', { id, name });
    if (!(await this.settings.current()).isNewDeviceMailOn) return;
    await this.em.transactional((em) =>
      this.emails.send(em, 'account-changed', { userId: id, change: 'new-device' }),
    );
  }

  private async requireCode(viewer: Viewer, attempt: LoginAttempt, code: string | undefined): Promise<void> {
    if (code !== undefined) return this.checkCode(viewer, code, attempt.device);
    await this.limits.forgiveNetwork(attempt);
    throw new AppError('auth.second-factor-required');
  }

  private async checkCode(viewer: Viewer, code: string, device: string | null): Promise<void> {
    try {
      await this.codes.check(viewer, code, device);
    } catch (error) {
      if (error instanceof AppError) {
        await this.events.record(error.code === 'auth.wrong-code' ? 'refused-code' : 'locked-out', viewer);
      }
      throw error;
    }
  }

  /** Stores the session before checking the account: later changes end the session, and earlier ones are seen by the check. */
  private async startSession(request: Request, match: Match): Promise<Viewer> {
    const store = promisify<Viewer, void>(request.logIn.bind(request));
    const isStored = await store(match.viewer).then(() => true, falseIfAccountDeleted);
    const viewer = isStored ? await this.recordLogin(match) : null;
    if (viewer) return viewer;
    await endSession(request);
    throw new AppError('auth.invalid-credentials');
  }

  /** Returns null when the account has changed since it matched. */
  private recordLogin({ viewer, passwordHash }: Match): Promise<Viewer | null> {
    const { id, name, hasSecondFactor } = viewer;
    const secondFactorAt = hasSecondFactor ? { $ne: null } : null;
    return this.em.transactional(async (em) => {
      const lastLogin = new Date();
      const isUnchanged = await updateAccount(
        em,
        { id, isEnabled: true, passwordHash, secondFactorAt },
        { lastLogin },
      );
      if (!isUnchanged) return null;
      this.audit.record(em, { verb: 'logged-in', noun: 'users', itemId: id, itemName: name, actor: viewer });
      return { ...viewer, lastLogin };
    });
  }
}

/** Returns false when the account was deleted meanwhile, since a session row requires its account. */
function falseIfAccountDeleted(error: unknown): false {
  if (codeOf(error) === FOREIGN_KEY_VIOLATION) return false;
  throw error;
}
