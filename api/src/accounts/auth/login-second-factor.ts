import { Injectable } from '@nestjs/common';
import type { LoginInput } from '@vitral/contracts/accounts';
import type { PasskeyAssertion, SecondFactorWays } from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import type { Viewer } from '../../platform/access/viewer.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PasskeyAssertions, type VerifiedPasskey } from '../passkeys/passkey-assertions.service.ts';
import { PasskeyPolicy } from '../passkeys/passkey-policy.ts';
import { attemptScope } from '../passkeys/passkey-scopes.ts';
import type { PasswordLogin } from './local-auth.guard.ts';
import { LoginCodes } from './login-codes.ts';
import { LoginLimits } from './login-limits.ts';

/** A login with the right password, or with a provider. */
type FirstFactor = Pick<PasswordLogin, 'viewer' | 'attempt'>;
type Proof = Pick<LoginInput, 'code' | 'passkey'>;

/** Requests the second factor of a login with the right password or a provider: a code, or a passkey. */
@Injectable()
export class LoginSecondFactor {
  constructor(
    private readonly codes: LoginCodes,
    private readonly events: SecurityEvents,
    private readonly limits: LoginLimits,
    private readonly passkeys: PasskeyAssertions,
    private readonly policy: PasskeyPolicy,
  ) {}

  /**
   * Returns the passkey to use with the login; null if a code was right or none is needed. Throws `auth.second-factor-required`
   * with the `SecondFactorWays` of the account.
   */
  async check(request: Request, login: FirstFactor, proof: Proof): Promise<VerifiedPasskey | null> {
    const { viewer, attempt } = login;
    const ways = { hasCode: viewer.hasSecondFactor, hasPasskey: viewer.passkeyCount > 0 };
    if (!(await this.isNeeded(viewer, ways))) return null;
    if (proof.passkey && ways.hasPasskey) return this.checkPasskey(request, viewer, proof.passkey);
    if (proof.code !== undefined && ways.hasCode) {
      await this.checkCode(viewer, proof.code, attempt.device);
      return null;
    }
    await this.limits.forgiveNetwork(attempt);
    throw new AppError('auth.second-factor-required', ways);
  }

  /** Only accounts whose role needs a second factor have to use a passkey that they registered; codes are always requested. */
  private async isNeeded(viewer: Viewer, { hasCode, hasPasskey }: SecondFactorWays): Promise<boolean> {
    return hasCode || (hasPasskey && (await this.policy.requiresSecondFactor(viewer)));
  }

  private async checkPasskey(
    request: Request,
    viewer: Viewer,
    assertion: PasskeyAssertion,
  ): Promise<VerifiedPasskey> {
    const scope = attemptScope(request, 'second-factor');
    const verified = await this.passkeys.verify(request, scope, assertion);
    if (verified?.accountId !== viewer.id) {
      await this.events.record('refused-login', viewer);
      throw new AppError('auth.passkey-refused');
    }
    if (viewer.role === 'admin' && !verified.isUserVerified) throw new AppError('auth.passkey-unverified');
    return verified;
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
}
