import type { BootModule } from '@vitral/contracts';
import type { PageRequest } from './page-request.ts';
import { showsPrevious } from './previous-releases.ts';

/** Returns the release whose page is shown, as far as known before loading it. */
export function shownRelease({ set, module, fallback }: PageRequest): BootModule {
  return fallback && showsPrevious(set, module.name) ? fallback : module;
}
