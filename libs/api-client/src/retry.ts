import { TIMING } from '@vitral/contracts';
import { isApiError } from './api-error.ts';

/** The client's own mistakes (4xx) do not mend themselves; anything else is tried twice more. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (isApiError(error) && error.status >= 400 && error.status < 500) return false;
  return failures < TIMING.query.retries;
}

/** Milliseconds before a retry: doubling from one second up to `cap`. */
export function retryDelay(attempt: number, cap: number = TIMING.query.retryCap): number {
  return Math.min(TIMING.query.retryBase * 2 ** attempt, cap);
}
