import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentityProviderTest } from '@vitral/contracts/identity-providers';
import type { Request } from 'express';
import type { Configuration as ProviderConfiguration } from 'openid-client';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { originOf } from '../../platform/http/request-path.ts';
import { IdentityProvider } from '../identity-providers.entity.ts';
import { ProviderClients } from './provider-clients.ts';
import { toTest } from './provider-problem.ts';
import { redirectPath } from './provider-urls.ts';

const USABLE: IdentityProviderTest = { problem: null, detail: null };
/** A code that no provider has issued. */
const NO_CODE = 'vitral-test';

/** Tests whether people could log in with a stored provider. */
@Injectable()
export class ProviderTests {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly clients: ProviderClients,
    private readonly configuration: Configuration,
  ) {}

  async test(request: Request, id: string): Promise<IdentityProviderTest> {
    const row = await this.em.findOne(IdentityProvider, { id });
    if (!row) throw new AppError('identity-providers.not-found', { id });
    const redirectUrl = originOf(request, this.configuration) + redirectPath(id);
    const result = await this.ask(row, redirectUrl).catch(toTest);
    return this.em.transactional(async (em) => {
      this.audit.record(em, { verb: 'tested', noun: 'identity-providers', itemId: id, itemName: row.name });
      return result;
    });
  }

  private async ask(row: IdentityProvider, redirectUrl: string): Promise<IdentityProviderTest> {
    const client = await this.clients.discover(row);
    const metadata = client.serverMetadata();
    const isComplete = metadata.authorization_endpoint && metadata.token_endpoint && metadata.jwks_uri;
    if (!isComplete || metadata.response_types_supported?.includes('code') === false)
      return { problem: 'no-code-flow', detail: null };
    // Not all providers name the methods that they support.
    if (metadata.code_challenge_methods_supported && !metadata.supportsPKCE('S256'))
      return { problem: 'no-pkce', detail: null };
    return tryClient(client, redirectUrl);
  }
}

/** Sends a code that does not exist: a provider that refuses the code has accepted the client's secret. */
async function tryClient(client: ProviderConfiguration, redirectUrl: string): Promise<IdentityProviderTest> {
  const oidc = await import('openid-client');
  const url = new URL(redirectUrl);
  const { issuer } = client.serverMetadata();
  url.search = new URLSearchParams({ code: NO_CODE, state: NO_CODE, iss: issuer }).toString();
  const checks = { expectedState: NO_CODE, pkceCodeVerifier: oidc.randomPKCECodeVerifier() };
  try {
    await oidc.authorizationCodeGrant(client, url, checks);
  } catch (error) {
    const isRefused =
      error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError;
    if (!isRefused) throw error;
    if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return USABLE;
    const detail = error instanceof oidc.ResponseBodyError ? (error.error_description ?? error.error) : null;
    return { problem: 'client-refused', detail: detail?.slice(0, 200) ?? null };
  }
  return USABLE;
}
