import type { ApiKeyProblem } from '@vitral/contracts';
import type { OutgoingResponse } from '../../platform/outgoing/outgoing-client.ts';
import { readRetryAfter } from '../../platform/outgoing/read-retry-after.ts';
import { recordOf, recordsOf } from './json.ts';

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
export function problemOf(status: number, body: unknown): ApiKeyProblem | null {
  if (status === 200) return null;
  if (LIMIT_STATUS.has(status) || (status === 403 && hasLimitReason(body))) return 'limit';
  if (REFUSAL_STATUS.has(status)) return 'refused';
  return status >= 500 ? 'unreachable' : 'unreadable';
}

function hasLimitReason(body: unknown): boolean {
  const { errors } = recordOf(recordOf(body)['error']);
  return recordsOf(errors).some(({ reason }) => typeof reason === 'string' && LIMITS.has(reason));
}

/** Returns the seconds to wait before the next request: platforms send them with a refusal, X also before one. */
export function secondsToWait({ status, headers }: OutgoingResponse): number {
  const isUsedUp = status === 429 || headers['x-rate-limit-remaining'] === '0';
  const reset = Number(headers['x-rate-limit-reset'] ?? NaN);
  const untilReset = isUsedUp && Number.isFinite(reset) ? Math.ceil(reset - Date.now() / 1000) : 0;
  const requested = status === 429 || status === 503 ? readRetryAfter(headers['retry-after']) : 0;
  return Math.min(Math.max(0, untilReset, requested), DAY);
}
