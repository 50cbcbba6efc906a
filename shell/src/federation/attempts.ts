import type { BootModule } from '@vitral/contracts';

const attempts = new Map<string, number>();

/** How often a release was asked for in vain so far. */
export function attemptOf(module: BootModule): number {
  return attempts.get(module.base) ?? 0;
}

/** From here on the network is asked anew. Only whoever saw the last attempt fail begins another. */
export function endAttempt(module: BootModule, failed: number): void {
  if (attemptOf(module) === failed) attempts.set(module.base, failed + 1);
}
