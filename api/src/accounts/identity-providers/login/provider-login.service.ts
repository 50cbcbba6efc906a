import { Injectable } from '@nestjs/common';
import type { CurrentUser, SecondFactorInput } from '@vitral/contracts/accounts';
import type { Request } from 'express';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { SecurityEvents } from '../../../platform/security-events/security-events.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Accounts } from '../../auth/accounts.ts';
import { AuthService } from '../../auth/auth.service.ts';
import { LoginDevices } from '../../auth/login-devices.ts';
import { type LoginAttempt, LoginLimits } from '../../auth/login-limits.ts';
import { LoginSecondFactor } from '../../auth/login-second-factor.ts';
import { refuseTakenUsername } from '../../refuse-taken-username.ts';
import { useOnce } from '../../use-once.ts';
import type { ProviderLogin } from '../provider-sessions.ts';
import type { Identity } from './identity.ts';
import { type AtProvider, LoginAttempts } from './login-attempts.ts';
import { ProviderAccounts } from './provider-accounts.service.ts';
import { ProviderExchange } from './provider-exchange.service.ts';
import { ProviderRenewals } from './provider-renewals.service.ts';
import { toReturnPath } from './return-path.ts';

/** Logs in with a provider. Failures lead back to the login page, with the code of their text. */
@Injectable()
export class ProviderLoginService {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly auth: AuthService,
    private readonly devices: LoginDevices,
    private readonly events: SecurityEvents,
    private readonly exchange: ProviderExchange,
    private readonly limits: LoginLimits,
    private readonly people: ProviderAccounts,
    private readonly renewals: ProviderRenewals,
    private readonly secondFactor: LoginSecondFactor,
  ) {}

  /** Returns the URL at the provider; that of the login page if it cannot be used. */
  async begin(request: Request, id: string, returnTo: unknown): Promise<string> {
    const purpose = { purpose: 'login', accountId: null, returnTo: toReturnPath(returnTo) } as const;
    return toPath(purpose.returnTo, async () => {
      await this.limits.spend(networkAttempt(request));
      const provider = await this.exchange.find(id);
      const url = await this.exchange.begin(request, provider, purpose);
      await this.limits.forgiveNetwork(networkAttempt(request));
      return url;
    });
  }

  /** Returns the path that follows the provider's response. */
  async finish(request: Request, id: string): Promise<string> {
    const attempt = this.attempts.find(request, 'provider');
    this.attempts.end(request);
    return toPath(attempt?.returnTo ?? '/admin', async () => {
      if (attempt?.provider !== id) throw new AppError('auth.provider-refused');
      if (attempt.purpose !== 'login') return this.renewals.finish(request, attempt);
      await this.limits.spend(networkAttempt(request));
      return this.logIn(request, attempt);
    });
  }

  private async logIn(request: Request, attempt: AtProvider): Promise<string> {
    const viewer = await this.viewerOf(request, attempt);
    return viewer ? attempt.returnTo : withQuery(attempt.returnTo, 'second-factor', 'required');
  }

  /** Starts the session; returns null if the person has to prove a second factor first. */
  private async viewerOf(request: Request, attempt: AtProvider): Promise<CurrentUser | null> {
    const { provider, identity } = await this.exchange
      .complete(request, attempt)
      .catch(async (error: unknown) => {
        await this.events.record('refused-login', null);
        throw error;
      });
    const user = await this.people.resolve(provider, identity).catch(refuseTakenUsername);
    const viewer = await this.accounts.find(user.id);
    if (!viewer) throw new AppError('auth.provider-account-disabled');
    const login = { session: identity.session, authenticatedAt: identity.authenticatedAt };
    if (!(await this.isProven(request, viewer, identity))) {
      const { returnTo, state } = attempt;
      const accountId = viewer.id;
      this.attempts.begin(request, {
        ...{ step: 'second-factor', returnTo, state, startedAt: Date.now(), accountId, login },
      });
      return null;
    }
    return this.start(request, viewer, login);
  }

  /** A provider that names several factors has asked for the second one itself. */
  private async isProven(request: Request, viewer: Viewer, identity: Identity): Promise<boolean> {
    if (identity.provesSecondFactor) return true;
    try {
      await this.secondFactor.check(request, { viewer, attempt: this.attemptOf(request, viewer) }, {});
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'auth.second-factor-required') return false;
      throw error;
    }
  }

  /** Completes a login whose provider did not prove a second factor. */
  async proveSecondFactor(request: Request, proof: SecondFactorInput): Promise<CurrentUser> {
    const pending = this.attempts.find(request, 'second-factor');
    const viewer = pending && (await this.accounts.find(pending.accountId));
    if (!viewer) throw new AppError('auth.provider-expired');
    const attempt = this.attemptOf(request, viewer);
    await this.limits.spend(attempt).catch(async (error: unknown) => {
      if (error instanceof AppError) await this.events.record('locked-out', viewer);
      throw error;
    });
    const passkey = await this.secondFactor.check(request, { viewer, attempt }, proof);
    const text = `second factor ${pending.state}`;
    if (!(await useOnce(this.em.fork(), text, this.attempts.endOf(pending))))
      throw new AppError('auth.provider-expired');
    this.attempts.end(request);
    return this.start(request, viewer, pending.login, passkey);
  }

  private start(
    request: Request,
    viewer: Viewer,
    login: ProviderLogin,
    passkey: Parameters<AuthService['complete']>[1]['passkey'] = null,
  ): Promise<CurrentUser> {
    request.providerLogin = login;
    const attempt = this.attemptOf(request, viewer);
    return this.auth.complete(request, { viewer, attempt, passkey, refusal: 'auth.provider-refused' });
  }

  private attemptOf(request: Request, { username }: Viewer): LoginAttempt {
    return { username, address: request.ip ?? '', device: this.devices.find(request, username) };
  }
}

const networkAttempt = (request: Request): LoginAttempt => ({
  ...{ username: null, address: request.ip ?? '', device: null },
});

/** Returns the path of `work`; for an expected failure, the path to return to with the code of its text. */
async function toPath(returnTo: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return withQuery(returnTo, 'problem', error.code);
  }
}

function withQuery(path: string, name: 'problem' | 'second-factor', value: string): string {
  const url = new URL(path, 'https://vitral.invalid');
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}
