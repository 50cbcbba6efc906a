import { TIMING } from '@vitral/contracts';
import { isApiError } from './api-error.ts';

/** Client errors (4xx) are final; anything else is retried twice. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (isApiError(error) && error.status >= 400 && error.status < 500) return false;
  return failures < TIMING.query.retries;
}

/** Returns the milliseconds before a retry, doubling from one second up to `cap`. */
export function retryDelay(attempt: number, cap: number = TIMING.query.retryCap): number {
  return Math.min(TIMING.query.retryBase * 2 ** attempt, cap);
}
