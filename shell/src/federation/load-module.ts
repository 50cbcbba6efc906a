import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { TIMING, type BootModule } from '@vitral/contracts';
import { diagnose, type ModuleFailure } from './diagnose.ts';
import { noteAttempt } from './script-guard.ts';

/** A module did not arrive or did not start. `reason` says why, as far as the browser can tell. */
export class ModuleLoadError extends Error {
  readonly moduleName: string;
  readonly reason: ModuleFailure;

  constructor(moduleName: string, reason: ModuleFailure, cause: unknown) {
    super(`${moduleName}: ${reason}`, { cause });
    this.name = 'ModuleLoadError';
    this.moduleName = moduleName;
    this.reason = reason;
  }
}

/**
 * Loads a module's container and what it exposes. Every attempt registers the container under a name of its own,
 * since the federation runtime keeps failures.
 */
export async function loadModule<Exposed>(module: BootModule, attempt: number): Promise<Exposed> {
  const startedAt = performance.now();
  try {
    const name = `${module.name.replaceAll('-', '_')}${attempt > 0 ? `__retry${attempt}` : ''}`;
    noteAttempt(module, attempt);
    registerRemotes([
      { name, type: 'global', entry: entryAddress(module, attempt), entryGlobalName: module.library ?? name },
    ]);
    return await withinTime(exposed<Exposed>(name));
  } catch (cause) {
    throw new ModuleLoadError(module.name, await diagnose(module, cause, startedAt), cause);
  }
}

async function exposed<Exposed>(name: string): Promise<Exposed> {
  const remote = await loadRemote<Exposed>(`${name}/remote`);
  if (!remote) throw new Error(`${name} exposes nothing`);
  return remote;
}

/** Rejects with a `TimeoutError` when nothing has come after TIMING.moduleLoad. */
export function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('The module took too long', 'TimeoutError'));
    const timer = setTimeout(late, TIMING.moduleLoad);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function entryAddress(module: BootModule, attempt: number): string {
  const address = new URL(module.base + module.entry, document.baseURI);
  if (attempt > 0) address.searchParams.set('r', String(attempt));
  return address.href;
}
