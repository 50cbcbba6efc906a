import { promisify } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthOptions, CurrentUser, LoginInput } from '@vitral/contracts/accounts';
import type { ErrorCode } from '@vitral/contracts/errors';
import type { LoginMethod } from '@vitral/contracts/security-events';
import type { Request } from 'express';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { QueryCache } from '../../platform/changes/query-cache.ts';
import { AppError, codeOf } from '../../platform/errors/app-error.ts';
import { Emails } from '../../platform/email/emails.ts';
import { endSession } from '../../platform/sessions/session-cookie.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { isStillLinked, loginProviders, type ProviderSubject } from '../login-providers.ts';
import { updateAccount } from '../update-account.ts';
import { PasskeyAssertions, type VerifiedPasskey } from '../passkeys/passkey-assertions.service.ts';
import { toCurrentUser } from './accounts.ts';
import type { PasswordLogin } from './local-auth.guard.ts';
import { LoginDevices } from './login-devices.ts';
import { type LoginAttempt, LoginLimits } from './login-limits.ts';
import { LoginSecondFactor } from './login-second-factor.ts';
import { PasswordPolicy } from './password-policy.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** A login whose factors are right. */
interface ProvenLogin {
  viewer: Viewer;
  attempt: LoginAttempt;
  /** Absent for a login with a passkey alone, or with a provider. */
  passwordHash?: string;
  passkey: VerifiedPasskey | null;
  /** Code of the response if the account has changed meanwhile, or the passkey was used. */
  refusal: ErrorCode;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly events: SecurityEvents,
    private readonly devices: LoginDevices,
    private readonly limits: LoginLimits,
    private readonly emails: Emails,
    private readonly passkeys: PasskeyAssertions,
    private readonly secondFactor: LoginSecondFactor,
    private readonly policy: PasswordPolicy,
    private readonly queryCache: QueryCache,
    private readonly settings: SettingsService,
  ) {}

  /** Ends the session of a request, which may have none. */
  async logOut(request: Request): Promise<void> {
    const { user } = request;
    await endSession(request);
    if (user) await this.events.record('logged-out', user);
  }

  async options(): Promise<AuthOptions> {
    const { isRegistrationOpen, isPasswordLoginOff } = await this.settings.current();
    return {
      // A new account could only log in with its password.
      isRegistrationOpen: isRegistrationOpen && !isPasswordLoginOff,
      isPasswordLoginOff,
      providers: await loginProviders(this.queryCache),
      canMail: this.emails.canSend,
      passwordMinLength: await this.policy.minLength(),
    };
  }

  async logIn(
    request: Request,
    login: PasswordLogin,
    proof: Pick<LoginInput, 'code' | 'passkey'>,
  ): Promise<CurrentUser> {
    if (login.awaitsApproval) {
      await this.limits.forgiveNetwork(login.attempt);
      throw new AppError('auth.approval-pending');
    }
    const passkey = await this.secondFactor.check(request, login, proof);
    return this.complete(request, { ...login, passkey, refusal: 'auth.invalid-credentials' });
  }

  /** Starts the session of a login whose factors are right. */
  async complete(request: Request, login: ProvenLogin): Promise<CurrentUser> {
    const { attempt, viewer } = login;
    const isNew = attempt.device === null && viewer.lastLogin !== null;

    const loggedIn = await this.startSession(request, login);
    await this.events.record('logged-in', loggedIn, methodOf(request, login));
    if (isNew) await this.reportNewDevice(loggedIn);
    await this.limits.forgive(attempt);
    this.devices.remember(request, viewer.username);
    return toCurrentUser(loggedIn);
  }

  private async reportNewDevice({ id, name }: Viewer): Promise<void> {
    await this.events.record('new-device', { id, name });
    if (!(await this.settings.current()).isNewDeviceMailOn) return;
    await this.em.transactional((em) =>
      this.emails.send(em, 'account-changed', { userId: id, change: 'new-device' }),
    );
  }

  /** Stores the session before checking the account: later changes end the session, and earlier ones are seen by the check. */
  private async startSession(request: Request, login: ProvenLogin): Promise<Viewer> {
    const store = promisify<Viewer, void>(request.logIn.bind(request));
    const isStored = await store(login.viewer).then(() => true, falseIfAccountDeleted);
    const viewer = isStored ? await this.recordLogin(login, request.providerLogin?.session) : null;
    if (viewer) return viewer;
    await endSession(request);
    throw new AppError(login.refusal);
  }

  /** Returns null when the account or its link to a provider has changed since it matched, or the passkey was used meanwhile. */
  private recordLogin(
    { viewer, passwordHash, passkey }: ProvenLogin,
    identity: ProviderSubject | undefined,
  ): Promise<Viewer | null> {
    const { id, name, role, hasSecondFactor, passkeyCount } = viewer;
    const secondFactorAt = hasSecondFactor ? { $ne: null } : null;
    return this.em.transactional(async (em) => {
      const lastLogin = new Date();
      const isUnchanged = await updateAccount(
        em,
        // The role decides which factors are enough.
        { id, isEnabled: true, role, ...(passwordHash && { passwordHash }), secondFactorAt, passkeyCount },
        { lastLogin },
      );
      if (!isUnchanged || (identity && !(await isStillLinked(em, id, identity)))) return null;
      if (passkey && !(await this.passkeys.use(em, passkey))) return null;
      this.audit.record(em, { verb: 'logged-in', noun: 'users', itemId: id, itemName: name, actor: viewer });
      return { ...viewer, lastLogin };
    });
  }
}

function methodOf(request: Request, { viewer, passwordHash, passkey }: ProvenLogin): LoginMethod {
  if (request.providerLogin) return 'provider';
  if (passwordHash === undefined) return 'passkey';
  if (passkey) return 'password-and-passkey';
  return viewer.hasSecondFactor ? 'password-and-code' : 'password';
}

/** Returns false when the account was deleted meanwhile, since a session row requires its account. */
function falseIfAccountDeleted(error: unknown): false {
  if (codeOf(error) === FOREIGN_KEY_VIOLATION) return false;
  throw error;
}
