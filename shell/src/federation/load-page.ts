import { TIMING } from '@vitral/contracts';
import type { PageModule } from '@vitral/module-kit';
import { adoptTexts } from './adopt-texts.ts';
import { ModuleLoadError } from './module-load-error.ts';
import { isSupported, type PageRequest } from './page-request.ts';
import { showCurrent, showsPrevious } from './previous-releases.ts';
import { recoverPage } from './recover-page.ts';
import { startPage, startPageWithin } from './start-page.ts';

/** Milliseconds after which a slow release is given up when a previous one is available. */
const FALLBACK_AFTER_MS = 5000;

/**
 * Loads a page: from the new release, with one retry after a quick failure, else from the previous release. Throws
 * ModuleLoadError within ten seconds.
 */
export async function loadPage(request: PageRequest): Promise<PageModule> {
  const startedAt = performance.now();
  return (await previousPage(request)) ?? (await currentPage(request, startedAt));
}

/** Returns null when the new release is to be tried. */
async function previousPage({
  set,
  module,
  fallback,
  contribution,
}: PageRequest): Promise<PageModule | null> {
  if (!fallback || !showsPrevious(set, module.name)) return null;
  try {
    const started = await startPageWithin(fallback, contribution.page, FALLBACK_AFTER_MS);
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
    fallback ? FALLBACK_AFTER_MS : TIMING.moduleLoad,
  ).then(
    (page) => ({ started: page, release: module }),
    (cause: unknown) => recoverPage(request, { cause, running, startedAt }),
  );
  await adoptTexts(release, started.remote);
  return started.page;
}
