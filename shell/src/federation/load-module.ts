import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { BootModule } from '@vitral/contracts/modules';
import { setAttempt } from './script-guard.ts';

const registered = new Set<string>();

/**
 * Loads a module that a container exposes, `remote` or the name of an island. Each attempt has its own name, because the federation
 * runtime caches failures.
 */
export async function loadModule<Exposed>(
  module: BootModule,
  attempt: number,
  exposed: string,
): Promise<Exposed> {
  const name = `${module.library ?? module.name.replaceAll('-', '_')}${attempt > 0 ? `__retry${attempt}` : ''}`;
  setAttempt(module, attempt);
  const entry = entryUrl(module, attempt);
  if (!registered.has(entry)) {
    registered.add(entry);
    registerRemotes([{ name, type: 'global', entry, entryGlobalName: module.library ?? name }]);
  }
  const loaded = await loadRemote<Exposed>(`${name}/${exposed}`);
  if (!loaded) throw new Error(`${name} does not expose ${exposed}`);
  return loaded;
}

/** Returns the URL of the entry. After a failure at another origin the next attempt uses the site itself. */
function entryUrl(module: BootModule, attempt: number): string {
  const url = new URL(module.base + module.entry, document.baseURI);
  if (attempt === 0) return url.href;
  url.searchParams.set('r', String(attempt));
  return module.isDeveloped ? url.href : new URL(url.pathname + url.search, location.origin).href;
}
