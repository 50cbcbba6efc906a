import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthOptions, CurrentUser, SecurityVerb } from '@vitral/contracts';
import type { Request } from 'express';
import type { Viewer } from '../platform/access/viewer.ts';
import { AuditService } from '../platform/audit/audit.service.ts';
import { SecurityEvents } from '../platform/audit/security-events.service.ts';
import { keepVersion } from '../platform/entities/keep-version.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { codeOf } from '../platform/lifecycle/code-of.ts';
import { Mails } from '../platform/mail/mails.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { User } from '../users/users.entity.ts';
import { Accounts, type Match } from './accounts.ts';
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
    private readonly accounts: Accounts,
    private readonly audit: AuditService,
    private readonly events: SecurityEvents,
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
    await this.noting('locked-out', username, this.limits.spend(attempt));
    const match = await this.authenticator.match(request);
    if (!match) return this.refuse(username);
    if (match.awaitsApproval) {
      await this.limits.forgiveNetwork(attempt);
      throw new AppError('auth.approval-pending');
    }
    if (match.viewer.hasSecondFactor) await this.askForCode(match.viewer, attempt, code);
    const isNew = device === null && match.viewer.lastLogin !== null;

    const viewer = await this.startSession(request, match);
    if (isNew) await this.tellOfNewDevice(viewer);
    await this.limits.forgive(attempt);
    this.devices.remember(request, username);
    return toCurrentUser(viewer);
  }

  async logOut(request: Request): Promise<void> {
    await this.authenticator.logOut(request);
  }

  /** The name that was typed is looked up and not kept: it may be a password. */
  private async refuse(username: string): Promise<never> {
    await this.events.record('refused-login', await this.accounts.named(username));
    throw new AppError('auth.invalid-credentials');
  }

  /** Notes who was kept out, for the account of the name if there is one. */
  private async noting(verb: SecurityVerb, username: string, limit: Promise<void>): Promise<void> {
    await limit.catch(async (error: unknown) => {
      if (error instanceof AppError) await this.events.record(verb, await this.accounts.named(username));
      throw error;
    });
  }

  private async tellOfNewDevice({ id, name }: Viewer): Promise<void> {
    await this.events.record('new-device', { id, name });
    if (!(await this.settings.current()).isNewDeviceMailOn) return;
    await this.em.transactional((em) =>
      this.mails.send(em, 'account-changed', { userId: id, change: 'new-device' }),
    );
  }

  private async askForCode(viewer: Viewer, attempt: LoginAttempt, code: string | undefined): Promise<void> {
    if (code !== undefined) return this.checkCode(viewer, code, attempt.device);
    await this.limits.forgiveNetwork(attempt);
    throw new AppError('auth.second-factor-required');
  }

  private async checkCode(viewer: Viewer, code: string, device: string | null): Promise<void> {
    try {
      await this.codes.check(viewer, code, device);
    } catch (error) {
      if (error instanceof AppError) {
        const { id, name } = viewer;
        await this.events.record(error.code === 'auth.wrong-code' ? 'refused-code' : 'locked-out', {
          id,
          name,
        });
      }
      throw error;
    }
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
