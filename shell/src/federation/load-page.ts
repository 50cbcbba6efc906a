import { TIMING } from '@vitral/contracts';
import type { PageModule } from '@vitral/module-kit';
import { adoptTexts } from './adopt-texts.ts';
import { ModuleLoadError } from './module-load-error.ts';
import { isSupported, type PageRequest } from './page-request.ts';
import { showCurrent, showsPrevious } from './previous-releases.ts';
import { recoverPage } from './recover-page.ts';
import { startPage, startPageWithin } from './start-page.ts';

/** When the release before is there to be shown, nobody waits longer for the new one. */
const HANG_MS = 5000;

/**
 * Loads a page: from the new release, once more where that was quick to fail, else from the release before.
 * Throws ModuleLoadError within the ten seconds that a person waits.
 */
export async function loadPage(request: PageRequest): Promise<PageModule> {
  const startedAt = performance.now();
  return (await previousPage(request)) ?? (await currentPage(request, startedAt));
}

/** Null: the new release is to be tried. */
async function previousPage({
  set,
  module,
  fallback,
  contribution,
}: PageRequest): Promise<PageModule | null> {
  if (!fallback || !showsPrevious(set, module.name)) return null;
  try {
    const started = await startPageWithin(fallback, contribution.page, HANG_MS);
    await adoptTexts(fallback, started.remote);
    return started.page;
  } catch {
    showCurrent(set, module.name);
    return null;
  }
}

async function currentPage(request: PageRequest, startedAt: number): Promise<PageModule> {
  const { module, fallback, contribution } = request;
  if (!isSupported(module)) throw new ModuleLoadError(module.name, 'incompatible', null);

  const running = startPage(module, contribution.page);
  const { started, release } = await startPageWithin(
    module,
    contribution.page,
    fallback ? HANG_MS : TIMING.moduleLoad,
  ).then(
    (page) => ({ started: page, release: module }),
    (cause: unknown) => recoverPage(request, { cause, running, startedAt }),
  );
  await adoptTexts(release, started.remote);
  return started.page;
}
