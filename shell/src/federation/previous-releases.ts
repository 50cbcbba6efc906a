import type { BootModule, ReleaseName } from '@vitral/contracts/modules';
import type { LoadRequest } from './page-request.ts';

const KEY = 'vitral-previous-releases';

interface StoredChoice {
  set: string;
  modules: ReleaseName[];
}

let cached: StoredChoice | null = null;
const listeners = new Set<() => void>();

/** Returns whether this tab shows the module's previous release, as long as it uses this set. */
export function showsPrevious(set: string, module: ReleaseName): boolean {
  return read(set).modules.includes(module);
}

/** Returns the release whose page is shown, as far as it is known before loading. */
export function shownRelease({ set, module, fallback }: LoadRequest): BootModule {
  return fallback && showsPrevious(set, module.name) ? fallback : module;
}

/** Makes further pages of the module use the previous release without trying the new one. */
export function showPrevious(set: string, module: ReleaseName): void {
  const { modules } = read(set);
  if (!modules.includes(module)) write({ set, modules: [...modules, module] });
}

/** Makes the next page of the module try the new release again. */
export function showCurrent(set: string, module: ReleaseName): void {
  const { modules } = read(set);
  if (modules.includes(module)) write({ set, modules: modules.filter((name) => name !== module) });
}

/** Calls the listener on every change; returns a function that unsubscribes. */
export function onPreviousChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(set: string): StoredChoice {
  cached ??= stored();
  if (cached?.set !== set) cached = { set, modules: [] };
  return cached;
}

/** Browsers may block the storage, and its content is not trusted. */
function stored(): StoredChoice | null {
  try {
    const { set, modules } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as StoredChoice;
    return typeof set === 'string' && Array.isArray(modules) ? { set, modules } : null;
  } catch {
    return null;
  }
}

function write(choice: StoredChoice): void {
  cached = choice;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as this document.
  }
  for (const listener of listeners) listener();
}
