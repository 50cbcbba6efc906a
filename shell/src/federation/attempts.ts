import type { BootModule } from '@vitral/contracts/modules';

const attempts = new Map<string, number>();

/** Returns the number of failed attempts to load a release. */
export function currentAttempt(module: BootModule): number {
  return attempts.get(module.base) ?? 0;
}

/** Ends a failed attempt, so that the next call sends new requests. Has no effect if `failed` is not the current attempt. */
export function endAttempt(module: BootModule, failed: number): void {
  if (currentAttempt(module) === failed) attempts.set(module.base, failed + 1);
}
