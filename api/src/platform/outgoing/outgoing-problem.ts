import type { SyncProblem } from '@vitral/contracts';

/** Why an address that somebody gave could not be read. */
export class OutgoingProblem extends Error {
  override readonly name = 'OutgoingProblem';

  constructor(
    readonly code: SyncProblem,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
