import { Injectable } from '@nestjs/common';
import type { ApiKeyPlatform, ApiKeyProblem } from '@vitral/contracts/api-keys';
import { Configuration } from '../../platform/config/configuration.ts';
import { OutgoingClient, type OutgoingResponse } from '../../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem, readRetryAfter } from '../../platform/outgoing/outgoing-problem.ts';
import { isRecord } from '../../platform/validation/shapes.ts';
import { asRecord, asRecords } from './json.ts';

interface PlatformResponse {
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
    const url = this.configuration.platformApis[platform] + path;
    const headers = { accept: 'application/json', ...HEADERS[platform](key) };
    try {
      return await this.client.get(url, headers, { followsNoRedirect: true });
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

/** A platform's API did not respond as expected. The error holds nothing of the key. */
export class PlatformProblem extends Error {
  override readonly name = 'PlatformProblem';

  constructor(
    readonly code: ApiKeyProblem,
    /** Null: there was no response. */
    readonly status: number | null,
    /** Seconds that the platform asks to wait. */
    readonly retryAfter = 0,
  ) {
    super(code);
  }
}

/** YouTube's reasons for a 403 that go away by themselves. */
const LIMITS = new Set([
  'quotaExceeded',
  'dailyLimitExceeded',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'servingLimitExceeded',
]);
/** 402: the account's credits are used up. */
const LIMIT_STATUS = new Set([402, 429]);
const DAY = 24 * 60 * 60;
const REFUSAL_STATUS = new Set([400, 401, 403]);

/** Returns null for a successful response. */
function problemOf(status: number, body: unknown): ApiKeyProblem | null {
  if (status === 200) return null;
  if (LIMIT_STATUS.has(status) || (status === 403 && hasLimitReason(body))) return 'limit';
  if (REFUSAL_STATUS.has(status)) return 'refused';
  return status >= 500 ? 'unreachable' : 'unreadable';
}

function hasLimitReason(body: unknown): boolean {
  const { errors } = asRecord(asRecord(body)['error']);
  return asRecords(errors).some(({ reason }) => typeof reason === 'string' && LIMITS.has(reason));
}

/** Returns the seconds to wait before the next request: platforms send them with a refusal, X also before one. */
function secondsToWait({ status, headers }: OutgoingResponse): number {
  const isUsedUp = status === 429 || headers['x-rate-limit-remaining'] === '0';
  const reset = Number(headers['x-rate-limit-reset'] ?? NaN);
  const untilReset = isUsedUp && Number.isFinite(reset) ? Math.ceil(reset - Date.now() / 1000) : 0;
  const requested = status === 429 || status === 503 ? readRetryAfter(headers['retry-after']) : 0;
  return Math.min(Math.max(0, untilReset, requested), DAY);
}
