import type { BootModule } from '@vitral/contracts';

/** No file has this hash: a script that no release lists never runs. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;

interface GuardedModule {
  base: string;
  integrity: Record<string, string>;
  isDeveloped: boolean;
  attempt: number;
}

let guarded: GuardedModule[] = [];

/**
 * From here on every script of every module is checked against the hash its release lists.
 * Late chunks ask through `globalThis.vitralScripts` (libs/module-kit, IntegrityRuntimePlugin).
 */
export function guardScripts(modules: readonly BootModule[]): void {
  guarded = modules.map((module) => ({
    base: new URL(module.base, document.baseURI).href,
    integrity: module.integrity,
    isDeveloped: module.isDeveloped === true,
    attempt: 0,
  }));
  Object.assign(globalThis, { vitralScripts: { guard: guardScript } });
}

/** A failed address stays failed in the browser's memory, so that a new attempt needs a new one. */
export function noteAttempt(module: BootModule, attempt: number): void {
  const known = guarded.find((candidate) => candidate.base === new URL(module.base, document.baseURI).href);
  if (known) known.attempt = attempt;
}

export function guardScript(script: HTMLScriptElement): void {
  const address = new URL(script.src, document.baseURI);
  const module = guarded.find((candidate) => address.href.startsWith(candidate.base));
  // The Integrity-Policy header takes hashes of CORS requests only, also from our own origin.
  script.crossOrigin = 'anonymous';
  if (module?.isDeveloped) return;

  script.integrity = hashOf(module, address) ?? IMPOSSIBLE;
  if (module && module.attempt > 0 && !address.searchParams.has('r')) {
    address.searchParams.set('r', String(module.attempt));
    script.src = address.href;
  }
}

function hashOf(module: GuardedModule | undefined, address: URL): string | undefined {
  if (!module) return undefined;
  const file = `${address.origin}${address.pathname}`.slice(module.base.length);
  return module.integrity[file];
}
