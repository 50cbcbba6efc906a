import type { ApiKeyProblem } from '@vitral/contracts';

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
