import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthOptions, CurrentUser } from '@vitral/contracts';
import type { Request } from 'express';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { codeOf } from '../platform/lifecycle/code-of.ts';
import { Mails } from '../platform/mail/mails.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { User } from '../users/users.entity.ts';
import type { Match } from './accounts.ts';
import type { LoginDto } from './auth.dto.ts';
import { Authenticator } from './authenticator.ts';
import { toCurrentUser } from './current-user.ts';
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
    private readonly authenticator: Authenticator,
    private readonly codes: LoginCodes,
    private readonly devices: LoginDevices,
    private readonly limits: LoginLimits,
    private readonly mails: Mails,
    private readonly policy: PasswordPolicy,
    private readonly settings: SettingsService,
  ) {}

  async options(): Promise<AuthOptions> {
    const { isRegistrationOpen } = await this.settings.current();
    return {
      isRegistrationOpen,
      canMail: this.mails.canSend,
      passwordMinLength: await this.policy.minLength(),
    };
  }

  async logIn(request: Request, { username, code }: LoginDto): Promise<CurrentUser> {
    const device = this.devices.find(request, username);
    const attempt = { username, address: request.ip ?? '', device };
    await this.limits.spend(attempt);
    const match = await this.authenticator.match(request);
    if (!match) throw new AppError('auth.invalid-credentials');
    if (match.awaitsApproval) {
      await this.limits.forgiveNetwork(attempt);
      throw new AppError('auth.approval-pending');
    }
    if (match.viewer.hasSecondFactor) await this.askForCode(match.viewer, attempt, code);

    const viewer = await this.startSession(request, match);
    await this.limits.forgive(attempt);
    this.devices.remember(request, username);
    return toCurrentUser(viewer);
  }

  async logOut(request: Request): Promise<void> {
    await this.authenticator.logOut(request);
  }

  private async askForCode(viewer: Viewer, attempt: LoginAttempt, code: string | undefined): Promise<void> {
    if (code !== undefined) return this.codes.check(viewer, code, attempt.device);
    await this.limits.forgiveNetwork(attempt);
    throw new AppError('auth.second-factor-required');
  }

  /** The session comes first: whoever changes the account from then on ends it, and a change made before is seen. */
  private async startSession(request: Request, match: Match): Promise<Viewer> {
    const isStored = await this.authenticator
      .logIn(request, match.viewer)
      .then(() => true, refusedWithoutAccount);
    const viewer = isStored ? await this.recordLogin(match) : null;
    if (viewer) return viewer;
    await this.authenticator.logOut(request);
    throw new AppError('auth.invalid-credentials');
  }

  /** Null when the account is no longer the one that matched. */
  private recordLogin({ viewer, passwordHash }: Match): Promise<Viewer | null> {
    const { id, name, hasSecondFactor } = viewer;
    const secondFactorAt = hasSecondFactor ? { $ne: null } : null;
    return this.em.transactional(async (em) => {
      const lastLogin = new Date();
      const isSame = await em.nativeUpdate(
        User,
        { id, isEnabled: true, passwordHash, secondFactorAt },
        { lastLogin, ...keepVersion() },
      );
      if (!isSame) return null;
      this.audit.record(em, { verb: 'logged-in', noun: 'users', itemId: id, itemName: name, actor: viewer });
      return { ...viewer, lastLogin };
    });
  }
}

/** False when the account was deleted meanwhile: the database takes no session without one. */
function refusedWithoutAccount(error: unknown): false {
  if (codeOf(error) === FOREIGN_KEY_VIOLATION) return false;
  throw error;
}
