import type { Boot, BootModule } from '@vitral/contracts/modules';
import { TIMING } from '@vitral/contracts/timing';
import { currentAttempt, endAttempt } from '../federation/attempts.ts';
import { loadModule } from '../federation/load-module.ts';
import { withTimeout } from '../federation/timing.ts';

/** Work that needs a part of mfe-public. */
export interface PublicWork<Exposed> {
  boot: Boot;
  /** `remote` for the whole page, else the name of an island. */
  exposed: string;
  run(part: Exposed): void | Promise<void>;
}

/** Makes one attempt. After a failure the next attempt sends new requests. */
export async function tryPublicWork<Exposed>({ boot, exposed, run }: PublicWork<Exposed>): Promise<void> {
  const module = publicModuleOf(boot);
  if (!module) throw new Error('mfe-public is not in the active release set');
  const attempt = currentAttempt(module);
  try {
    await run(await withTimeout(loadModule<Exposed>(module, attempt, exposed), TIMING.moduleLoad));
  } catch (error) {
    endAttempt(module, attempt);
    throw error;
  }
}

/** Returns undefined when the set has no public module. */
export function publicModuleOf({ modules }: Boot): BootModule | undefined {
  return modules.find(({ name }) => name === 'mfe-public');
}
