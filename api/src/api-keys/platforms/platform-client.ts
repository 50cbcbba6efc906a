import { Injectable } from '@nestjs/common';
import type { ApiKeyPlatform } from '@vitral/contracts';
import { Configuration } from '../../platform/config/configuration.ts';
import { type OutgoingResponse, OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem } from '../../platform/outgoing/outgoing-problem.ts';
import { isRecord } from './json.ts';
import { PlatformProblem } from './platform-problem.ts';
import { problemOf, secondsToWait } from './read-response.ts';

export interface PlatformResponse {
  body: Record<string, unknown>;
  /** Seconds to wait before the next request. */
  pause: number;
}

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

/** Sends requests to platform APIs that need a key. Redirects are not followed, so that no other server receives the key. */
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

  /** Returns the platform's response at `path`. Throws PlatformProblem for any response but the expected one. */
  async ask(platform: ApiKeyPlatform, path: string, key: string): Promise<PlatformResponse> {
    const response = await this.get(platform, path, key);
    const body = readJson(response);
    const code = problemOf(response.status, body);
    if (code !== null) throw new PlatformProblem(code, response.status, secondsToWait(response));
    if (!isRecord(body)) throw new PlatformProblem('unreadable', response.status);
    return { body, pause: secondsToWait(response) };
  }

  private async get(platform: ApiKeyPlatform, path: string, key: string): Promise<OutgoingResponse> {
    const address = this.configuration.platformApis[platform] + path;
    const headers = { accept: 'application/json', ...HEADERS[platform](key) };
    try {
      return await this.client.get(address, headers, { stays: true });
    } catch (error) {
      // The cause is dropped: a library may have put the request, and so the key, into it.
      throw new PlatformProblem(isUnreadable(error) ? 'unreadable' : 'unreachable', null);
    }
  }
}

const UNREADABLE_CODES = ['too-large', 'not-a-feed'];

const isUnreadable = (error: unknown) =>
  error instanceof OutgoingProblem && UNREADABLE_CODES.includes(error.code);

function readJson({ body }: OutgoingResponse): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
