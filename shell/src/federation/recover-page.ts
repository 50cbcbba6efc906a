import type { BootModule, LoadFailure } from '@vitral/contracts';
import { diagnose, isLost, isLostElsewhere } from './diagnose.ts';
import { ModuleLoadError } from './module-load-error.ts';
import type { PageRequest } from './page-request.ts';
import { showPrevious } from './previous-releases.ts';
import { reportLoad } from './report-load.ts';
import { startPage, startPageWithin, type StartedPage } from './start-page.ts';
import { jitter, wait, withinTime } from './within-time.ts';

/** A person waits no longer than ten seconds for a page or a panel. */
const PANEL_WITHIN_MS = 9500;
/** What took longer to fail is not asked for once more. */
const QUICK_MS = 3000;
const RETRY_AFTER_MS = [250, 1000] as const;

interface FailedStart {
  cause: unknown;
  /** What was given up; it may come after all. */
  running: Promise<StartedPage>;
  startedAt: number;
}

interface Recovery {
  started: StartedPage;
  release: BootModule;
}

/** What is left to do when a page did not start: once more, then the release before, else the panel. */
export async function recoverPage(request: PageRequest, failed: FailedStart): Promise<Recovery> {
  const { set, module } = request;
  const left = () => failed.startedAt + PANEL_WITHIN_MS - performance.now();
  if (isLostElsewhere(module, failed.cause)) {
    // The release before needs the same, and no release is to blame.
    const found = await onceMore(request, failed, left);
    if (found) return found;
    throw new ModuleLoadError(module.name, 'unreachable', failed.cause);
  }
  // Also told when all ends well, so it is found out while that is tried.
  const reason = diagnose(module, failed.cause, left());

  const again = await onceMore(request, failed, left);
  if (again) {
    void reason.then((why) => reportLoad(set, module, why, 'retried'));
    return again;
  }
  const before = await fromFallback(request, failed, left);
  if (!before) return giveUp(request, reason, failed.cause);
  if (before.release !== module) {
    showPrevious(set, module.name);
    void reason.then((why) => reportLoad(set, module, why, 'fell-back'));
  }
  return before;
}

async function onceMore(
  { module, fallback, contribution }: PageRequest,
  { cause, startedAt }: FailedStart,
  left: () => number,
): Promise<Recovery | null> {
  if (!isLost(cause) || performance.now() - startedAt > QUICK_MS) return null;
  await wait(jitter(...RETRY_AFTER_MS));
  try {
    const patience = fallback ? left() / 2 : left();
    const started = await startPageWithin(module, contribution.page, patience);
    return { started, release: module };
  } catch {
    return null;
  }
}

/** The release before, unless the new one, given up for its slowness, comes first. */
async function fromFallback(
  { module, fallback, contribution }: PageRequest,
  { running }: FailedStart,
  left: () => number,
): Promise<Recovery | null> {
  if (!fallback) return null;
  try {
    return await withinTime(
      Promise.any([
        running.then((started) => ({ started, release: module })),
        startPage(fallback, contribution.page).then((started) => ({ started, release: fallback })),
      ]),
      left(),
    );
  } catch {
    return null;
  }
}

async function giveUp(
  { set, module }: PageRequest,
  reason: Promise<LoadFailure>,
  cause: unknown,
): Promise<never> {
  const why = await reason;
  reportLoad(set, module, why, 'failed');
  throw new ModuleLoadError(module.name, why, cause);
}
