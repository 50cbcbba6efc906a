import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { BootModule } from '@vitral/contracts/modules';
import { setAttempt } from './script-guard.ts';

/** Loads a container and returns its exports. Each attempt has its own name, because the federation runtime caches failures. */
export async function loadModule<Exposed>(module: BootModule, attempt: number): Promise<Exposed> {
  const name = `${module.library ?? module.name.replaceAll('-', '_')}${attempt > 0 ? `__retry${attempt}` : ''}`;
  setAttempt(module, attempt);
  registerRemotes([
    { name, type: 'global', entry: entryUrl(module, attempt), entryGlobalName: module.library ?? name },
  ]);
  const exposed = await loadRemote<Exposed>(`${name}/remote`);
  if (!exposed) throw new Error(`${name} does not expose its entry`);
  return exposed;
}

/** Returns the URL of the entry. After a failure at another origin the next attempt uses the site itself. */
function entryUrl(module: BootModule, attempt: number): string {
  const url = new URL(module.base + module.entry, document.baseURI);
  if (attempt === 0) return url.href;
  url.searchParams.set('r', String(attempt));
  return module.isDeveloped ? url.href : new URL(url.pathname + url.search, location.origin).href;
}
