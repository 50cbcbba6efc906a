import type { BootModule } from '@vitral/contracts';
import { currentAttempt, endAttempt } from './attempts.ts';
import { diagnose } from './diagnose.ts';
import { ModuleLoadError } from './module-load-error.ts';
import type { PageRequest } from './page-request.ts';
import { showCurrent, showPrevious } from './previous-releases.ts';
import { reportLoad } from './report-load.ts';
import { shownRelease } from './shown-release.ts';
import { jitter, wait } from './timing.ts';

const TIMEOUT_MS = 4000;

/** Releases that lost a chunk once already. */
const losses = new Set<string>();

/**
 * Recovers a page that lost a chunk: renders again from the same release once, then from the previous one. Returns
 * the error for the panel when neither is left, else null: the page can be rendered.
 */
export async function recoverLostChunk(
  request: PageRequest,
  cause: unknown,
): Promise<ModuleLoadError | null> {
  const { set, module, fallback } = request;
  const release = shownRelease(request);
  if (!losses.has(release.base)) {
    losses.add(release.base);
    await wait(jitter(250, 1000));
    resetContainer(release);
    return null;
  }
  losses.delete(release.base);
  resetContainer(release);
  const reason = await diagnose(release, cause, TIMEOUT_MS);
  if (fallback && release === module) {
    showPrevious(set, module.name);
    reportLoad(set, module, reason, 'fell-back');
    return null;
  }
  showCurrent(set, module.name);
  if (release === module) reportLoad(set, module, reason, 'failed');
  return new ModuleLoadError(module.name, reason, cause);
}

/** The container caches the failure, so it is created again. */
function resetContainer(release: BootModule): void {
  endAttempt(release, currentAttempt(release));
  if (release.library) Reflect.set(globalThis, release.library, undefined);
}
