import type { ApiKeyProblem } from '@vitral/contracts/api-keys';
import type {
  OutgoingClient,
  OutgoingRequest,
  OutgoingResponse,
} from '../../platform/outgoing/outgoing-client.ts';
import { OutgoingProblem, readRetryAfter } from '../../platform/outgoing/outgoing-problem.ts';
import { isRecord } from '../../platform/validation/shapes.ts';
import { asRecord, asRecords } from './json.ts';

export interface PlatformResponse {
  /** The JSON object of the response; empty for one without content. */
  body: Record<string, unknown>;
  /** Seconds to wait before the next request. */
  pause: number;
}

/** Sends a request to a platform's API and follows no redirect. Throws PlatformProblem for any response but a successful one. */
export async function sendToPlatform(
  client: OutgoingClient,
  url: string,
  { headers, ...request }: OutgoingRequest,
): Promise<PlatformResponse> {
  const response = await send(client, url, {
    ...request,
    headers: { accept: 'application/json', ...headers },
  });
  const body = readJson(response);
  const code = problemOf(response.status, body);
  if (code !== null) throw new PlatformProblem(code, response.status, secondsToWait(response));
  if (!isRecord(body)) throw new PlatformProblem('unreadable', response.status);
  return { body, pause: secondsToWait(response) };
}

async function send(
  client: OutgoingClient,
  url: string,
  request: OutgoingRequest,
): Promise<OutgoingResponse> {
  try {
    return await client.send(url, request);
  } catch (error) {
    // Drops the cause: a library may have copied the request, and so the key, into it.
    throw new PlatformProblem(isUnreadable(error) ? 'unreadable' : 'unreachable', null);
  }
}

const UNREADABLE_CODES = ['too-large', 'not-a-feed'];

const isUnreadable = (error: unknown) =>
  error instanceof OutgoingProblem && UNREADABLE_CODES.includes(error.code);

const NO_CONTENT = 204;

function readJson({ status, body }: OutgoingResponse): unknown {
  if (status === NO_CONTENT) return {};
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/** A platform's API did not respond as expected. The error never contains the key. */
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
const SUCCESS_STATUS = new Set([200, 201, NO_CONTENT]);
const REFUSAL_STATUS = new Set([400, 401, 403]);

/** Returns null for a successful response. */
function problemOf(status: number, body: unknown): ApiKeyProblem | null {
  if (SUCCESS_STATUS.has(status)) return null;
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
