import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '@vitral/contracts/accounts';
import type {
  PasskeyAssertion,
  PasskeyLoginPurpose,
  PasskeyRequestOptions,
} from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { PasskeyAssertions } from '../passkeys/passkey-assertions.service.ts';
import { PasskeyPolicy } from '../passkeys/passkey-policy.ts';
import { attemptScope, beginAttempt } from '../passkeys/passkey-scopes.ts';
import { Accounts } from './accounts.ts';
import { AuthService } from './auth.service.ts';
import { LoginDevices } from './login-devices.ts';
import { type LoginAttempt, LoginLimits } from './login-limits.ts';

/** Logs in with a passkey alone: the authenticator names the account. */
@Injectable()
export class PasskeyLoginService {
  constructor(
    private readonly accounts: Accounts,
    private readonly auth: AuthService,
    private readonly devices: LoginDevices,
    private readonly events: SecurityEvents,
    private readonly limits: LoginLimits,
    private readonly passkeys: PasskeyAssertions,
    private readonly policy: PasskeyPolicy,
  ) {}

  options(request: Request, purpose: PasskeyLoginPurpose): Promise<PasskeyRequestOptions> {
    return this.passkeys.options(request, beginAttempt(request, purpose));
  }

  /**
   * The response is the same for unknown passkeys, wrong signatures and disabled accounts. An account that awaits approval has no
   * passkeys, since it has never logged in.
   */
  async logIn(request: Request, assertion: PasskeyAssertion): Promise<CurrentUser> {
    const owner = await this.passkeys.ownerOf(assertion.credentialId);
    const username = owner?.username ?? null;
    const device = username === null ? null : this.devices.find(request, username);
    const attempt = { username, address: request.ip ?? '', device };
    await this.spend(attempt, owner);
    const verified = await this.passkeys.verify(request, attemptScope(request, 'login'), assertion);
    const viewer = verified && (await this.accounts.find(verified.accountId));
    if (!viewer) {
      await this.events.record('refused-login', owner);
      throw new AppError('auth.passkey-refused');
    }
    if (!verified.isUserVerified && (await this.policy.needsVerification(viewer))) {
      await this.limits.forgiveNetwork(attempt);
      throw new AppError('auth.passkey-unverified');
    }
    return this.auth.complete(request, {
      ...{ viewer, attempt, passkey: verified, refusal: 'auth.passkey-refused' },
    });
  }

  private async spend(attempt: LoginAttempt, owner: { id: string; name: string } | null): Promise<void> {
    await this.limits.spend(attempt).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.events.record('locked-out', owner);
      throw error;
    });
  }
}
