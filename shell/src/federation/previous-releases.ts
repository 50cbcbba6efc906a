import type { ReleaseName } from '@vitral/contracts';

const KEY = 'vitral-previous-releases';

interface Remembered {
  set: string;
  modules: ReleaseName[];
}

let known: Remembered | null = null;
const listeners = new Set<() => void>();

/** Whether this tab shows the module's release before, for the time that it is of this set. */
export function showsPrevious(set: string, module: ReleaseName): boolean {
  return read(set).modules.includes(module);
}

/** Further pages of the module go straight to the release before. */
export function showPrevious(set: string, module: ReleaseName): void {
  const { modules } = read(set);
  if (!modules.includes(module)) write({ set, modules: [...modules, module] });
}

/** The next page of the module tries the new release again. */
export function showCurrent(set: string, module: ReleaseName): void {
  const { modules } = read(set);
  if (modules.includes(module)) write({ set, modules: modules.filter((name) => name !== module) });
}

/** Tells of every change; answers how to stop. */
export function onPreviousChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(set: string): Remembered {
  known ??= stored();
  if (known?.set !== set) known = { set, modules: [] };
  return known;
}

/** Browsers may refuse the storage, and anybody may write into it. */
function stored(): Remembered | null {
  try {
    const { set, modules } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Remembered;
    return typeof set === 'string' && Array.isArray(modules) ? { set, modules } : null;
  } catch {
    return null;
  }
}

function write(remembered: Remembered): void {
  known = remembered;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // It is remembered for as long as this document lives.
  }
  for (const listener of listeners) listener();
}
