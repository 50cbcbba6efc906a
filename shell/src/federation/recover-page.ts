import type { BootModule } from '@vitral/contracts/modules';
import type { LoadFailure } from '@vitral/contracts/releases';
import { currentAttempt, endAttempt } from './attempts.ts';
import { diagnose, isLoadError, isLoadErrorOfShell, ModuleLoadError } from './diagnose.ts';
import type { LoadRequest } from './page-request.ts';
import { showCurrent, shownRelease, showPrevious } from './previous-releases.ts';
import { reportLoad } from './report-load.ts';
import { startPage, startPageWithin, type StartedPage } from './start-page.ts';
import { jitter, wait, withTimeout } from './timing.ts';

/** Deadline for a page or an error panel: within ten seconds. */
const PANEL_DEADLINE_MS = 9500;
/** Failures that took longer are not retried. */
const RETRYABLE_WITHIN_MS = 3000;
const RETRY_AFTER_MS = [250, 1000] as const;
const CHUNK_DIAGNOSIS_MS = 4000;

interface FailedStart {
  cause: unknown;
  /** The attempt that was too slow; it may still succeed. */
  running: Promise<StartedPage>;
  startedAt: number;
}

/** Recovers a page that failed to start: one retry, then the previous release, else the panel. */
export async function recoverPage(request: LoadRequest, failed: FailedStart): Promise<StartedPage> {
  const { set, module } = request;
  const remaining = () => failed.startedAt + PANEL_DEADLINE_MS - performance.now();
  if (isLoadErrorOfShell(module, failed.cause)) {
    // The previous release needs the same chunk, so a fallback would not help.
    const found = await retryOnce(request, failed, remaining);
    if (found) return found;
    throw new ModuleLoadError(module.name, 'unreachable', failed.cause);
  }
  // Runs during the recovery, because the reason is reported even if the recovery succeeds.
  const reason = diagnose(module, failed.cause, remaining());

  const again = await retryOnce(request, failed, remaining);
  if (again) {
    void reason.then((why) => reportLoad(set, module, why, 'retried'));
    return again;
  }
  const before = await startFallback(request, failed, remaining);
  if (!before) return giveUp(request, reason, failed.cause);
  if (before.release.base !== module.base) {
    showPrevious(set, module.name);
    void reason.then((why) => reportLoad(set, module, why, 'fell-back'));
  }
  return before;
}

async function retryOnce(
  { module, fallback, contribution }: LoadRequest,
  { cause, startedAt }: FailedStart,
  remaining: () => number,
): Promise<StartedPage | null> {
  if (!isLoadError(cause) || performance.now() - startedAt > RETRYABLE_WITHIN_MS) return null;
  await wait(jitter(...RETRY_AFTER_MS));
  const patience = fallback ? remaining() / 2 : remaining();
  return startPageWithin(module, contribution.page, patience).catch(() => null);
}

/** Starts the previous release; the new one wins if its slow attempt finishes first. */
async function startFallback(
  { fallback, contribution }: LoadRequest,
  { running }: FailedStart,
  remaining: () => number,
): Promise<StartedPage | null> {
  if (!fallback) return null;
  const either = Promise.any([running, startPage(fallback, contribution.page)]);
  return withTimeout(either, remaining()).catch(() => null);
}

async function giveUp(
  { set, module }: LoadRequest,
  reason: Promise<LoadFailure>,
  cause: unknown,
): Promise<never> {
  const why = await reason;
  reportLoad(set, module, why, 'failed');
  throw new ModuleLoadError(module.name, why, cause);
}

/** Releases of which a chunk has already failed to load once. */
const failedOnce = new Set<string>();

/**
 * Recovers a page once from the same release, then from the previous one. Returns the error for the panel when none is
 * left.
 */
export async function recoverFailedChunk(
  request: LoadRequest,
  cause: unknown,
): Promise<ModuleLoadError | null> {
  const { set, module, fallback } = request;
  const release = shownRelease(request);
  if (!failedOnce.has(release.base)) {
    failedOnce.add(release.base);
    await wait(jitter(...RETRY_AFTER_MS));
    resetContainer(release);
    return null;
  }
  failedOnce.delete(release.base);
  resetContainer(release);
  const reason = await diagnose(release, cause, CHUNK_DIAGNOSIS_MS);
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
