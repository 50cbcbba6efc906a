import { Injectable } from '@nestjs/common';
import type { ApiKeyPlatform } from '@vitral/contracts/api-keys';
import { Configuration } from '../../platform/config/configuration.ts';
import { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { isRecord } from '../../platform/validation/shapes.ts';
import { PlatformProblem, type PlatformResponse, sendToPlatform } from './platform-request.ts';

/** Keys are sent in headers only, since URLs are logged in many places. */
const HEADERS: Record<ApiKeyPlatform, (key: string) => Record<string, string>> = {
  youtube: (key) => ({ 'x-goog-api-key': key }),
  twitter: (key) => ({ authorization: `Bearer ${key}` }),
};

/** The cheapest requests that need a key: one unit of YouTube's daily ten thousand, one account look-up of X. */
const CHECKS: Record<
  ApiKeyPlatform,
  { path: string; isExpected: (body: Record<string, unknown>) => boolean }
> = {
  youtube: {
    path: '/youtube/v3/i18nLanguages?part=snippet',
    isExpected: ({ items }) => Array.isArray(items),
  },
  twitter: {
    path: '/2/users/by/username/x',
    isExpected: ({ data, errors }) => isRecord(data) || Array.isArray(errors),
  },
};

/** Sends requests to platform APIs that need a key. */
@Injectable()
export class PlatformClient {
  constructor(
    private readonly client: OutgoingClient,
    private readonly configuration: Configuration,
  ) {}

  /** Throws PlatformProblem unless the platform accepts the key. */
  async check(platform: ApiKeyPlatform, key: string): Promise<void> {
    const { path, isExpected } = CHECKS[platform];
    const { body } = await this.ask(platform, path, key);
    if (!isExpected(body)) throw new PlatformProblem('unreadable', 200);
  }

  /** Returns the platform's response at `path`. Throws PlatformProblem for any unexpected response. */
  ask(platform: ApiKeyPlatform, path: string, key: string): Promise<PlatformResponse> {
    const url = this.configuration.platformApis[platform] + path;
    return sendToPlatform(this.client, url, { headers: HEADERS[platform](key) });
  }
}
