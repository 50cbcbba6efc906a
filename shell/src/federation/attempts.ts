import type { BootModule } from '@vitral/contracts';

const attempts = new Map<string, number>();

/** Returns the number of failed attempts to load a release. */
export function currentAttempt(module: BootModule): number {
  return attempts.get(module.base) ?? 0;
}

/** Makes later requests go to the network again. Only the caller that saw the current attempt fail starts another. */
export function endAttempt(module: BootModule, failed: number): void {
  if (currentAttempt(module) === failed) attempts.set(module.base, failed + 1);
}
