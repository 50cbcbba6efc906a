import type { SyncProblem } from '@vitral/contracts';

/** The reason why a URL could not be read. */
export class OutgoingProblem extends Error {
  override readonly name = 'OutgoingProblem';

  constructor(
    readonly code: SyncProblem,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
