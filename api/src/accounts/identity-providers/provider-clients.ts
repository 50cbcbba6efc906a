import { Inject, Injectable } from '@nestjs/common';
import type { JWTVerifyGetKey } from 'jose';
import type { Configuration as ProviderConfiguration, CustomFetchOptions } from 'openid-client';
import { Configuration } from '../../platform/config/configuration.ts';
import { checkUrl } from '../../platform/outgoing/guarded-connector.ts';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { Secrets } from '../../platform/secrets/secrets.ts';
import type { IdentityProvider } from '../identity-providers.entity.ts';

export type ProviderRow = Pick<
  IdentityProvider,
  'id' | 'issuer' | 'clientId' | 'sealedClientSecret' | 'version'
>;

const PURPOSE = 'identity-providers';
/** Time for which a provider's metadata is used before it is read again. */
const FRESH_MS = 10 * 60_000;
/** Exceeds the number of providers, each with a few versions. */
const MOST_KNOWN = 100;
const SECONDS = 10;
const EMPTY_STATUSES = [204, 205, 304];

interface Known {
  until: number;
  client: Promise<ProviderConfiguration>;
  keys?: JWTVerifyGetKey;
}

/** The provider's metadata has another issuer than the settings. */
export class OtherIssuer extends Error {}

/** Reads the metadata of providers. All their requests pass through the client that refuses private addresses. */
@Injectable()
export class ProviderClients {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly configuration: Configuration,
    @Inject(OutgoingClient) private readonly outgoing: Pick<OutgoingClient, 'send'>,
    private readonly secrets: Secrets,
  ) {}

  seal(clientSecret: string): string {
    return this.secrets.seal(clientSecret, PURPOSE);
  }

  /** Returns whether an issuer may be used: over HTTPS, or at a host that the operator has opened. */
  isSecure(issuer: string): boolean {
    if (new URL(issuer).protocol === 'https:') return true;
    try {
      return checkUrl(issuer, this.configuration.outgoingAllowed).isOpened;
    } catch {
      return false;
    }
  }

  /** Returns a client with metadata of the last minutes. Rejects as `discover`. */
  of(provider: ProviderRow): Promise<ProviderConfiguration> {
    return this.recall(provider).client;
  }

  /** Returns the public keys of a provider, which verify its signatures; read again for a signature with a new one. */
  async keysOf(provider: ProviderRow): Promise<JWTVerifyGetKey> {
    const known = this.recall(provider);
    const { jwks_uri: url = '' } = (await known.client).serverMetadata();
    const { createRemoteJWKSet, customFetch } = await import('jose');
    const fetch = (address: string, { method, headers }: { method: string; headers: Headers }) =>
      this.fetch(address, { method, headers: Object.fromEntries(headers), body: undefined });
    known.keys ??= createRemoteJWKSet(new URL(url), { [customFetch]: fetch });
    return known.keys;
  }

  private recall(provider: ProviderRow): Known {
    const key = `${provider.id} ${provider.version}`;
    const found = this.known.get(key);
    if (found && found.until > Date.now()) return found;
    const client = this.discover(provider);
    const known = { until: Date.now() + FRESH_MS, client };
    this.known.delete(key);
    this.known.set(key, known);
    for (const oldest of this.known.keys()) if (this.known.size > MOST_KNOWN) this.known.delete(oldest);
    client.catch(() => this.known.delete(key));
    return known;
  }

  /** Reads the provider's metadata. Rejects when it does not respond, or is another issuer. */
  async discover({ issuer, clientId, sealedClientSecret }: ProviderRow): Promise<ProviderConfiguration> {
    // Loaded on demand, so that it does not delay the start of a server.
    const oidc = await import('openid-client');
    const server = new URL(issuer);
    const secret = this.secrets.open(sealedClientSecret, PURPOSE);
    const insecure = server.protocol === 'http:' && this.isSecure(issuer) ? [oidc.allowInsecureRequests] : [];
    const options = {
      [oidc.customFetch]: (url: string, request: CustomFetchOptions) => this.fetch(url, request),
      timeout: SECONDS,
    };
    const found = await oidc.discovery(server, clientId, secret, oidc.None(), {
      ...options,
      execute: insecure,
    });
    const metadata = found.serverMetadata();
    // The library compares normalized URLs, and makes exceptions for some providers, whose metadata name no tenant.
    if (metadata.issuer !== issuer) throw new OtherIssuer(metadata.issuer);
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isBasic = methods.includes('client_secret_basic') || !methods.includes('client_secret_post');
    const proof = isBasic ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret);
    const client = new oidc.Configuration(metadata, clientId, { client_secret: secret }, proof);
    client[oidc.customFetch] = options[oidc.customFetch];
    client.timeout = SECONDS;
    // TLS alone would do for the specification, but a proxy may end it.
    for (const extend of [...insecure, oidc.enableNonRepudiationChecks]) extend(client);
    return client;
  }

  private async fetch(
    url: string,
    { method, headers, body }: Pick<CustomFetchOptions, 'method' | 'headers' | 'body'>,
  ): Promise<Response> {
    const response = await this.outgoing.send(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { ...headers, 'user-agent': 'Vitral/1.0' },
      ...(body && { body: String(body as string | URLSearchParams) }),
    });
    const received = Object.entries(response.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    const isEmpty = EMPTY_STATUSES.includes(response.status);
    // The body is decoded already.
    const kept = received.filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
    return new Response(isEmpty ? null : new Uint8Array(response.body), {
      status: response.status,
      headers: kept,
    });
  }
}
