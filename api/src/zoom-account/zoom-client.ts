import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { asCount, asText, PlatformProblem, sendToPlatform } from '../api-keys/index.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { OutgoingClient, type OutgoingRequest } from '../platform/outgoing/outgoing-client.ts';
import { type OpenZoomAccount, ZoomCredentials } from './zoom-credentials.ts';

const HEADERS = { 'user-agent': 'Vitral/1.0' };
/** A token is replaced this long before Zoom rejects it. */
const SPARE_MS = 60_000;
const UNAUTHORIZED = 401;

export type ZoomBody = Record<string, unknown>;

/** No Zoom account is set. */
export class NoZoomAccount extends Error {
  override readonly name = 'NoZoomAccount';
}

interface AccessToken {
  text: string;
  expiresAt: number;
  /** The login for which Zoom issued it. */
  login: string;
}

/** Sends requests to Zoom's API by Server-to-Server OAuth. Each server has its own token, which is valid for an hour. */
@Injectable()
export class ZoomClient {
  private token: AccessToken | null = null;

  constructor(
    private readonly client: OutgoingClient,
    private readonly configuration: Configuration,
    private readonly credentials: ZoomCredentials,
  ) {}

  /** Returns the response to a request at `path` below `/v2`. Throws NoZoomAccount, and PlatformProblem for any unsuccessful response. */
  async request(
    em: EntityManager,
    method: OutgoingRequest['method'],
    path: string,
    body?: ZoomBody,
  ): Promise<ZoomBody> {
    const account = await this.credentials.read(em);
    if (!account) throw new NoZoomAccount();
    const isOwnToken = this.token?.login === loginOf(account);
    try {
      return await this.send(account, method, path, body);
    } catch (error) {
      // Zoom revokes tokens when the scopes of the app change.
      const isRejected = error instanceof PlatformProblem && error.status === UNAUTHORIZED;
      if (!isRejected || !isOwnToken) throw error;
      this.token = null;
      return this.send(account, method, path, body);
    }
  }

  private async send(
    account: OpenZoomAccount,
    method: OutgoingRequest['method'],
    path: string,
    body?: ZoomBody,
  ): Promise<ZoomBody> {
    const authorization = `Bearer ${await this.tokenFor(account)}`;
    const response = await sendToPlatform(this.client, `${this.configuration.zoom.api}/v2${path}`, {
      method: method ?? 'GET',
      headers: { ...HEADERS, authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.body;
  }

  private async tokenFor(account: OpenZoomAccount): Promise<string> {
    const { token } = this;
    if (token && token.login === loginOf(account) && token.expiresAt > Date.now()) return token.text;
    const issued = await this.issueToken(account);
    this.token = issued;
    return issued.text;
  }

  private async issueToken(account: OpenZoomAccount): Promise<AccessToken> {
    const { accountId, clientId, clientSecret } = account;
    const login = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { body } = await sendToPlatform(this.client, `${this.configuration.zoom.login}/oauth/token`, {
      method: 'POST',
      headers: {
        ...HEADERS,
        authorization: `Basic ${login}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }).toString(),
    });
    const text = asText(body['access_token']);
    if (!text) throw new PlatformProblem('unreadable', null);
    const seconds = asCount(body['expires_in']) ?? 0;
    return { text, login: loginOf(account), expiresAt: Date.now() + seconds * 1000 - SPARE_MS };
  }
}

const loginOf = ({ accountId, clientId, clientSecret }: OpenZoomAccount) =>
  [accountId, clientId, clientSecret].join(' ');
