import type { LoadFailure } from '@vitral/contracts';

/** Thrown when a module failed to load or start. `reason` is the cause as far as the browser can tell. */
export class ModuleLoadError extends Error {
  readonly moduleName: string;
  readonly reason: LoadFailure;

  constructor(moduleName: string, reason: LoadFailure, cause: unknown) {
    super(`${moduleName}: ${reason}`, { cause });
    this.name = 'ModuleLoadError';
    this.moduleName = moduleName;
    this.reason = reason;
  }
}
