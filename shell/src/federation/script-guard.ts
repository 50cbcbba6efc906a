import type { BootModule } from '@vitral/contracts';

/** No file has this hash: a script that no release lists never runs. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;

interface GuardedModule {
  base: URL;
  integrity: Record<string, string>;
  isDeveloped: boolean;
  attempt: number;
  /** Path → how often it was asked for. */
  asked: Map<string, number>;
}

let guarded: GuardedModule[] = [];

/**
 * From here on every script of every module is checked against the hash its release lists.
 * Late chunks ask through `globalThis.vitralScripts` (libs/module-kit, IntegrityRuntimePlugin).
 */
export function guardScripts(modules: readonly BootModule[]): void {
  guarded = modules.map((module) => ({
    base: new URL(module.base, document.baseURI),
    integrity: module.integrity,
    isDeveloped: module.isDeveloped === true,
    attempt: 0,
    asked: new Map(),
  }));
  Object.assign(globalThis, { vitralScripts: { guard: guardScript } });
}

/** A new attempt asks for every script at a new address. */
export function noteAttempt(module: BootModule, attempt: number): void {
  const { href } = new URL(module.base, document.baseURI);
  const known = guarded.find(({ base }) => base.href === href);
  if (known) known.attempt = attempt;
}

/**
 * A failed address stays failed in the browser's memory, so that whatever is asked for once more gets a new one, and from
 * the site itself: after a failure at another origin the same file has the same path there.
 */
export function guardScript(script: HTMLScriptElement): void {
  const address = new URL(script.src, document.baseURI);
  const module = guarded.find(
    ({ base }) =>
      address.pathname.startsWith(base.pathname) &&
      (address.origin === base.origin || (address.origin === location.origin && base.pathname !== '/')),
  );
  // The Integrity-Policy header takes hashes of CORS requests only, also from our own origin.
  script.crossOrigin = 'anonymous';
  if (module?.isDeveloped) return;

  script.integrity = module?.integrity[address.pathname.slice(module.base.pathname.length)] ?? IMPOSSIBLE;
  if (!module || address.searchParams.has('r')) return;
  const again = module.attempt + countAsked(module, address.pathname);
  if (again > 0) {
    address.searchParams.set('r', String(again));
    script.src = new URL(address.pathname + address.search, location.origin).href;
  }
}

/** Answers how often the path was asked for before. */
function countAsked({ asked }: GuardedModule, path: string): number {
  const before = asked.get(path) ?? 0;
  asked.set(path, before + 1);
  return before;
}
