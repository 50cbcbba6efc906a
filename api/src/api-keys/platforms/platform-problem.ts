import type { ApiKeyProblem } from '@vitral/contracts';

/** What a platform's interface answered instead of what it was asked for. It holds nothing of the key. */
export class PlatformProblem extends Error {
  override readonly name = 'PlatformProblem';

  constructor(
    readonly code: ApiKeyProblem,
    /** Null: there was no answer. */
    readonly status: number | null,
    /** For how many seconds the platform wants to be left alone. */
    readonly retryAfter = 0,
  ) {
    super(code);
  }
}
