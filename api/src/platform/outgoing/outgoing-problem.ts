import type { SyncProblem } from '@vitral/contracts/social-feeds';

export class OutgoingProblem extends Error {
  override readonly name = 'OutgoingProblem';

  constructor(
    readonly code: SyncProblem,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Returns the seconds from now that a Retry-After header, a number or a date, asks for. */
export function readRetryAfter(value = ''): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  return Math.max(0, Math.ceil((Date.parse(value) - Date.now()) / 1000)) || 0;
}
