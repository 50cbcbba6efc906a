import { sendReport } from '../client-errors/send-report.ts';
import { diagnose, isLoadError, ModuleLoadError } from '../federation/diagnose.ts';
import { reportLoad } from '../federation/report-load.ts';
import { jitter, wait } from '../federation/timing.ts';
import { showFailureBar, showFailurePanel } from './failure-banners.ts';
import { publicModuleOf, tryPublicWork, type PublicWork } from './public-module.ts';

const RETRYABLE_WITHIN_MS = 3000;
const DIAGNOSIS_TIMEOUT_MS = 4000;

type FailedWork = PublicWork<never>;

/** Recovers from a failure: retries once if a script soon failed to load, reports it, and otherwise lets the visitor retry. */
export async function recoverPublicWork(work: FailedWork, cause: unknown, startedAt: number): Promise<void> {
  const { set } = work.boot;
  const module = publicModuleOf(work.boot);
  console.error(`${work.exposed} of mfe-public could not be loaded`, cause);
  const diagnosis = module
    ? diagnose(module, cause, DIAGNOSIS_TIMEOUT_MS)
    : Promise.resolve('missing' as const);
  const isRetried = await retryOnce(work, cause, startedAt);
  const reason = await diagnosis;
  if (module) reportLoad(set, module, reason, isRetried ? 'retried' : 'failed');
  if (isRetried) return;
  sendReport('script', new ModuleLoadError('mfe-public', reason, cause));
  offerRetry(work);
}

/** Returns whether the work was done. Code that threw, and scripts that were slow, are not retried. */
async function retryOnce(work: FailedWork, cause: unknown, startedAt: number): Promise<boolean> {
  if (!isLoadError(cause) || performance.now() - startedAt >= RETRYABLE_WITHIN_MS) return false;
  await wait(jitter(250, 1000));
  return tryPublicWork(work).then(
    () => true,
    () => false,
  );
}

const failed = new Set<FailedWork>();

/** Shows one bar for all failed islands, or a panel in place of the page, and retries them on request. */
function offerRetry(work: FailedWork): void {
  failed.add(work);
  const { language } = work.boot;
  const retry = () => {
    const again = [...failed];
    failed.clear();
    for (const one of again) tryPublicWork(one).catch(() => offerRetry(one));
  };
  const root = document.getElementById('root');
  if (work.exposed === 'remote' && root) showFailurePanel(root, language, retry);
  else showFailureBar(language, retry);
}
