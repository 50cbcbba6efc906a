import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Configuration } from '../../../platform/config/configuration.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { originOf } from '../../../platform/http/request-path.ts';
import { useOnce } from '../../use-once.ts';
import { IdentityProvider } from '../../identity-providers.entity.ts';
import { ProviderClients } from '../provider-clients.ts';
import { isOutage } from '../provider-problem.ts';
import { redirectPath } from '../provider-urls.ts';
import { type Identity, readIdentity } from './identity.ts';
import { type AtProvider, LoginAttempts } from './login-attempts.ts';

const SCOPES = 'openid profile email';
/** Clocks may differ, and providers state the time in seconds. */
const TOLERANCE_MS = 60_000;
/** Requires a new login at the provider. `max_age` makes providers state its time. */
const NEW_LOGIN = { prompt: 'login', max_age: '0' };

type Purpose = Pick<AtProvider, 'purpose' | 'accountId' | 'returnTo'>;

/** Sends browsers to a provider and checks what they bring back: authorization code with PKCE, state, nonce and issuer. */
@Injectable()
export class ProviderExchange {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: LoginAttempts,
    private readonly clients: ProviderClients,
    private readonly configuration: Configuration,
  ) {}

  /** Returns the active provider. Throws `identity-providers.not-found`. */
  async find(id: string): Promise<IdentityProvider> {
    const provider = await this.em.fork().findOne(IdentityProvider, { id, isActive: true });
    if (!provider) throw new AppError('identity-providers.not-found', { id });
    return provider;
  }

  /** Binds an attempt to the browser, and returns the URL at the provider. Throws `auth.provider-unreachable`. */
  async begin(request: Request, provider: IdentityProvider, purpose: Purpose): Promise<string> {
    const oidc = await import('openid-client');
    const client = await this.clients.of(provider).catch(() => {
      throw new AppError('auth.provider-unreachable');
    });
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
    const url = oidc.buildAuthorizationUrl(client, {
      redirect_uri: this.redirectUrl(request, provider.id),
      scope: [SCOPES, provider.scopes].filter(Boolean).join(' '),
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(purpose.purpose === 'login' ? {} : NEW_LOGIN),
    });
    const secrets = { state, nonce, verifier };
    this.attempts.begin(request, {
      ...{ step: 'provider', provider: provider.id, startedAt: Date.now() },
      ...secrets,
      ...purpose,
    });
    return url.href;
  }

  /**
   * Returns the person whom the provider's response describes, and uses up the attempt. Throws `auth.provider-refused` for
   * everything that is not the response to this attempt.
   */
  async complete(
    request: Request,
    attempt: AtProvider,
  ): Promise<{ provider: IdentityProvider; identity: Identity }> {
    const provider = await this.find(attempt.provider);
    const isFirst = await useOnce(
      this.em.fork(),
      `provider login ${attempt.state}`,
      this.attempts.endOf(attempt),
    );
    if (!isFirst) throw new AppError('auth.provider-refused');
    const claims = await this.redeem(request, provider, attempt).catch((error: unknown) => {
      throw new AppError(isOutage(error) ? 'auth.provider-unreachable' : codeFor(error));
    });
    const identity = readIdentity(provider.id, claims);
    if (!identity) throw new AppError('auth.provider-refused');
    if (attempt.purpose !== 'login' && identity.authenticatedAt < attempt.startedAt - TOLERANCE_MS)
      throw new AppError('auth.provider-not-recent');
    return { provider, identity };
  }

  /** Exchanges the code for claims. Some providers state details of the person only at their own URL for them. */
  private async redeem(request: Request, provider: IdentityProvider, attempt: AtProvider) {
    const oidc = await import('openid-client');
    const client = await this.clients.of(provider);
    const url = new URL(this.redirectUrl(request, provider.id));
    url.search = new URL(request.originalUrl, url).search;
    const tokens = await oidc.authorizationCodeGrant(client, url, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new AppError('auth.provider-refused');
    if ('email' in claims || !client.serverMetadata().userinfo_endpoint) return { ...claims };
    const more = await oidc.fetchUserInfo(client, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  }

  private redirectUrl(request: Request, id: string): string {
    return originOf(request, this.configuration) + redirectPath(id);
  }
}

function codeFor(error: unknown): 'auth.provider-cancelled' | 'auth.provider-refused' {
  const isCancelled = error instanceof Error && 'error' in error && error.error === 'access_denied';
  return isCancelled ? 'auth.provider-cancelled' : 'auth.provider-refused';
}
