import type { BootModule } from '@vitral/contracts';
import { attemptOf, endAttempt } from './attempts.ts';
import { diagnose } from './diagnose.ts';
import { ModuleLoadError } from './module-load-error.ts';
import type { PageRequest } from './page-request.ts';
import { showCurrent, showPrevious } from './previous-releases.ts';
import { reportLoad } from './report-load.ts';
import { shownRelease } from './shown-release.ts';
import { jitter, wait } from './within-time.ts';

const PATIENCE_MS = 4000;

/** Releases that lost a part of a page once already. */
const losses = new Set<string>();

/**
 * A page that lost a part of itself is drawn anew: once from the same release, then from the one before.
 * Answers the error for the panel when neither is left, else null: the page can be drawn.
 */
export async function mendLostChunk(request: PageRequest, cause: unknown): Promise<ModuleLoadError | null> {
  const { set, module, fallback } = request;
  const release = shownRelease(request);
  if (!losses.has(release.base)) {
    losses.add(release.base);
    await wait(jitter(250, 1000));
    startAnew(release);
    return null;
  }
  losses.delete(release.base);
  startAnew(release);
  const reason = await diagnose(release, cause, PATIENCE_MS);
  if (fallback && release === module) {
    showPrevious(set, module.name);
    reportLoad(set, module, reason, 'fell-back');
    return null;
  }
  showCurrent(set, module.name);
  if (release === module) reportLoad(set, module, reason, 'failed');
  return new ModuleLoadError(module.name, reason, cause);
}

/** What keeps the loss lies inside the container, which is therefore made once more. */
function startAnew(release: BootModule): void {
  endAttempt(release, attemptOf(release));
  if (release.library) Reflect.set(globalThis, release.library, undefined);
}
