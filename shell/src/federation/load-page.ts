import { TIMING, type BootModule } from '@vitral/contracts';
import { registerTexts, replaceTexts } from '@vitral/i18n';
import type { PageModule, Remote } from '@vitral/module-kit';
import { ModuleLoadError } from './diagnose.ts';
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

const adopted = new Map<string, string>();

/** Switches a module's texts to those of the release that is about to render. */
async function adoptTexts(release: BootModule, { texts }: Remote): Promise<void> {
  const before = adopted.get(release.name);
  adopted.set(release.name, release.base);
  if (before === undefined) registerTexts(release.name, texts);
  else if (before !== release.base) await replaceTexts(release.name, texts);
}
