import type { Boot, BootModule } from '@vitral/contracts';
import { sendReport } from '../client-errors/send-report.ts';
import { diagnose, isLost } from '../federation/diagnose.ts';
import { ModuleLoadError } from '../federation/module-load-error.ts';
import { reportLoad } from '../federation/report-load.ts';
import { jitter, wait } from '../federation/within-time.ts';
import { showFailureBar } from './failure-bar.ts';
import { showFailurePanel } from './failure-panel.ts';
import { restorePage } from './restore-page.ts';

const QUICK_MS = 3000;
const PATIENCE_MS = 4000;

interface PublicSite {
  root: HTMLElement;
  boot: Boot;
  /** Undefined: the set has no public module. */
  module: BootModule | undefined;
  /** Loads the public module and lets it take over the page; the number of the attempt. */
  draw: (attempt: number) => Promise<void>;
  /** As `performance.now()` tells. */
  startedAt: number;
}

/** The public module did not take over the page: once more, else what the server drew stays, with a bar that says so. */
export async function mendPublicSite(site: PublicSite, cause: unknown): Promise<void> {
  const { boot, module, draw, startedAt } = site;
  console.warn('The public module could not be loaded', cause);
  const reason = module ? diagnose(module, cause, PATIENCE_MS) : Promise.resolve('missing' as const);
  const isQuick = performance.now() - startedAt < QUICK_MS;
  if (isLost(cause) && isQuick) {
    await wait(jitter(250, 1000));
    const isDrawn = await draw(1).then(
      () => true,
      () => false,
    );
    if (isDrawn) {
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
  const { root, boot, draw } = site;
  const show = root.firstElementChild ? showFailureBar : showFailurePanel;
  show(root, boot.language, () => {
    draw(attempt).catch(() => offerRetry(site, attempt + 1));
  });
}
