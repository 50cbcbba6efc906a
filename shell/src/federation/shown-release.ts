import type { BootModule } from '@vitral/contracts';
import type { PageRequest } from './page-request.ts';
import { showsPrevious } from './previous-releases.ts';

/** The release whose page is shown, as far as is known before it is asked for. */
export function shownRelease({ set, module, fallback }: PageRequest): BootModule {
  return fallback && showsPrevious(set, module.name) ? fallback : module;
}
