import { SetMetadata } from '@nestjs/common';

/**
 * What the Idempotency-Key of a write stands for: its body, or a file, with which the handler itself asks `IdempotencyKeys`.
 * `nothing`: the call takes none, since its response sets a cookie or something else tells a repeated one.
 */
export type Covered = 'body' | 'file' | 'nothing';

export const KEY_COVERS = 'vitral:key-covers';

/** For a write whose Idempotency-Key does not stand for its body. docs/adr/046. */
export const KeyCovers = (covered: Exclude<Covered, 'body'>) =>
  SetMetadata<string, Covered>(KEY_COVERS, covered);
