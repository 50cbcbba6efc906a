import type { BootModule } from '@vitral/contracts';
import { registerTexts } from '@vitral/i18n';
import type { PageModule, Remote } from '@vitral/module-kit';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { diagnose } from './diagnose.ts';
import { loadModule, ModuleLoadError, withinTime } from './load-module.ts';

type LazyPage = LazyExoticComponent<ComponentType>;

const attempts = new Map<string, number>();
const failed = new Set<string>();
const pages = new Map<string, LazyPage>();
const remotes = new Map<string, Promise<Remote>>();

/** The component of a module's page. React keeps the failure of a lazy component, so each attempt has one of its own. */
export function lazyPage(module: BootModule, page: string): LazyPage {
  const key = `${module.base}${page}#${attemptOf(module)}`;
  const known = pages.get(key);
  if (known) return known;

  const created = lazy(async () => ({ default: (await loadPage(module, page)).Component }));
  pages.set(key, created);
  return created;
}

/** Forgets what failed: the next draw asks the network anew. Answers the number of the attempt. */
export function nextAttempt(module: BootModule): number {
  const attempt = attemptOf(module) + 1;
  attempts.set(module.base, attempt);
  failed.delete(module.base);
  return attempt;
}

/** Whoever leaves a page that failed and comes back starts a new attempt. */
export function forgetFailure(module: BootModule): void {
  if (failed.has(module.base)) nextAttempt(module);
}

async function loadPage(module: BootModule, page: string): Promise<PageModule> {
  const startedAt = performance.now();
  try {
    const remote = await loadedRemote(module);
    const load = remote.pages[page];
    if (!load) throw new Error(`${module.name} lists the page ${page} but does not bring it`);
    return await withinTime(load());
  } catch (cause) {
    failed.add(module.base);
    if (cause instanceof ModuleLoadError) throw cause;
    throw new ModuleLoadError(module.name, await diagnose(module, cause, startedAt), cause);
  }
}

function loadedRemote(module: BootModule): Promise<Remote> {
  const attempt = attemptOf(module);
  const key = `${module.base}#${attempt}`;
  const known = remotes.get(key);
  if (known) return known;

  const loading = loadModule<{ default: Remote }>(module, attempt).then((exposed) => {
    registerTexts(module.name, exposed.default.texts);
    return exposed.default;
  });
  remotes.set(key, loading);
  return loading;
}

function attemptOf(module: BootModule): number {
  return attempts.get(module.base) ?? 0;
}
