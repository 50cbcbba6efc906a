import type { BootModule } from '@vitral/contracts/modules';

/** A hash that no file has, so that scripts that are not listed in any release never run. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

interface GuardedModule {
  base: URL;
  integrity: Record<string, string>;
  isDeveloped: boolean;
  attempt: number;
  /** Path → number of requests. */
  requests: Map<string, number>;
}

let guarded: GuardedModule[] = [];

/**
 * Checks every script against the hash of its release. Late chunks use `globalThis.vitralScripts` (guardChunks of
 * module-kit).
 */
export function guardScripts(modules: readonly BootModule[]): void {
  guarded = modules.map((module) => ({
    base: new URL(module.base, document.baseURI),
    integrity: module.integrity,
    isDeveloped: module.isDeveloped === true,
    attempt: 0,
    requests: new Map(),
  }));
  Object.assign(globalThis, { vitralScripts: { guard: guardScript } });
}

/** Makes a new attempt request every script at a new URL. */
export function setAttempt(module: BootModule, attempt: number): void {
  const { href } = new URL(module.base, document.baseURI);
  const known = guarded.find(({ base }) => base.href === href);
  if (known) known.attempt = attempt;
}

/**
 * Sets the integrity hash and, after a failure, a new URL on the site itself: browsers cache failed scripts by URL, and
 * a file of another origin has the same path on the site.
 */
export function guardScript(script: HTMLScriptElement): void {
  const url = new URL(script.src, document.baseURI);
  const module = guarded.find(
    ({ base }) =>
      url.pathname.startsWith(base.pathname) &&
      (url.origin === base.origin || (url.origin === location.origin && base.pathname !== '/')),
  );
  // The Integrity-Policy header requires CORS requests even for the site's own origin.
  script.crossOrigin = 'anonymous';
  if (module?.isDeveloped) return;

  script.integrity = module?.integrity[url.pathname.slice(module.base.pathname.length)] ?? IMPOSSIBLE_HASH;
  if (!module || url.searchParams.has('r')) return;
  const again = module.attempt + countRequests(module, url.pathname);
  if (again > 0) {
    url.searchParams.set('r', String(again));
    script.src = new URL(url.pathname + url.search, location.origin).href;
  }
}

/** Returns the number of earlier requests for the path and adds one. */
function countRequests({ requests }: GuardedModule, path: string): number {
  const before = requests.get(path) ?? 0;
  requests.set(path, before + 1);
  return before;
}
