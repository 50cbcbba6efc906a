import type { Boot, BootModule } from '@vitral/contracts/modules';
import { sendReport } from '../client-errors/send-report.ts';
import { diagnose, isLoadError, ModuleLoadError } from '../federation/diagnose.ts';
import { reportLoad } from '../federation/report-load.ts';
import { jitter, wait } from '../federation/timing.ts';
import { showFailureBar, showFailurePanel } from './failure-banners.ts';

const RETRYABLE_WITHIN_MS = 3000;
const DIAGNOSIS_TIMEOUT_MS = 4000;
const RESTORE_TIMEOUT_MS = 3000;

interface PublicSite {
  root: HTMLElement;
  boot: Boot;
  /** Undefined when the set has no public module. */
  module: BootModule | undefined;
  /** Loads the public module and hydrates the page; takes the number of the attempt. */
  hydrate: (attempt: number) => Promise<void>;
  /** Milliseconds of `performance.now()`. */
  startedAt: number;
}

/** Recovers from a failed hydration: retries once; if that fails too, keeps the server's markup and shows a bar. */
export async function recoverPublicSite(site: PublicSite, cause: unknown): Promise<void> {
  const { boot, module, hydrate, startedAt } = site;
  console.warn('The public module could not be loaded', cause);
  const reason = module ? diagnose(module, cause, DIAGNOSIS_TIMEOUT_MS) : Promise.resolve('missing' as const);
  const isQuick = performance.now() - startedAt < RETRYABLE_WITHIN_MS;
  if (isLoadError(cause) && isQuick) {
    await wait(jitter(250, 1000));
    const isHydrated = await hydrate(1).then(
      () => true,
      () => false,
    );
    if (isHydrated) {
      if (module) reportLoad(boot.set, module, await reason, 'retried');
      return;
    }
  }
  const why = await reason;
  sendReport('script', new ModuleLoadError('mfe-public', why, cause));
  if (module) reportLoad(boot.set, module, why, 'failed');
  await restorePage(site.root);
  offerRetry(site, 2);
}

function offerRetry(site: PublicSite, attempt: number): void {
  const { root, boot, hydrate } = site;
  const show = root.firstElementChild ? showFailureBar : showFailurePanel;
  show(root, boot.language, () => {
    hydrate(attempt).catch(() => offerRetry(site, attempt + 1));
  });
}

/** Fetches the server's markup of this URL again if it was cleared. */
async function restorePage(root: HTMLElement): Promise<void> {
  if (root.firstElementChild) return;
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(RESTORE_TIMEOUT_MS) });
    const rendered = new DOMParser()
      .parseFromString(await response.text(), 'text/html')
      .getElementById('root');
    if (response.ok && rendered) root.replaceChildren(...rendered.childNodes);
  } catch {
    // The caller then shows the panel.
  }
}
