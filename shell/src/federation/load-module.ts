import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { BootModule } from '@vitral/contracts';
import { noteAttempt } from './script-guard.ts';

/**
 * Loads a module's container and what it exposes. Every attempt registers the container under a name of its own,
 * since the federation runtime keeps failures; another release of the same module has another name, too.
 */
export async function loadModule<Exposed>(module: BootModule, attempt: number): Promise<Exposed> {
  const name = `${module.library ?? module.name.replaceAll('-', '_')}${attempt > 0 ? `__retry${attempt}` : ''}`;
  noteAttempt(module, attempt);
  registerRemotes([
    { name, type: 'global', entry: entryAddress(module, attempt), entryGlobalName: module.library ?? name },
  ]);
  const exposed = await loadRemote<Exposed>(`${name}/remote`);
  if (!exposed) throw new Error(`${name} exposes nothing`);
  return exposed;
}

/** Where nothing came from another origin, the next attempt asks the site itself. */
function entryAddress(module: BootModule, attempt: number): string {
  const address = new URL(module.base + module.entry, document.baseURI);
  if (attempt === 0) return address.href;
  address.searchParams.set('r', String(attempt));
  return module.isDeveloped ? address.href : new URL(address.pathname + address.search, location.origin).href;
}
