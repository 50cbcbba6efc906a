import type { BootModule } from '@vitral/contracts/modules';
import type { LoadFailure } from '@vitral/contracts/releases';

/** Thrown when a module failed to load or start. `reason` is the cause as far as the browser can determine it. */
export class ModuleLoadError extends Error {
  readonly moduleName: string;
  readonly reason: LoadFailure;

  constructor(moduleName: string, reason: LoadFailure, cause: unknown) {
    super(`${moduleName}: ${reason}`, { cause });
    this.name = 'ModuleLoadError';
    this.moduleName = moduleName;
    this.reason = reason;
  }
}

/** Matches errors of webpack and of the federation runtime for scripts that did not run. */
const LOAD_FAILED = /RUNTIME-008|CSS_CHUNK_LOAD_FAILED/;
/** The same error code covers an entry that loaded and threw. */
const THREW = /ScriptExecutionError/;
/** The shell provides an incompatible version of a shared library, or none. */
const INCOMPATIBLE = /does not satisfy the requirement|RUNTIME-012/;

/** Returns whether a script failed to load, as opposed to throwing an error once loaded. It may load the next time. */
export function isLoadError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const text = `${cause.message} ${String(Reflect.get(cause, 'code'))}`;
  return cause.name === 'ChunkLoadError' || (LOAD_FAILED.test(text) && !THREW.test(text));
}

/**
 * Determines why a module failed. A file that failed to load is fetched again, for at most `patience` milliseconds,
 * and its hash is compared with the release. missing: not on the server; altered: other bytes than released; slow:
 * timed out; unreachable: no network, or a temporary failure; broken: its code threw; incompatible: it needs another
 * shell.
 */
export async function diagnose(module: BootModule, cause: unknown, patience: number): Promise<LoadFailure> {
  if (isTimeout(cause)) return 'slow';
  if (!isLoadError(cause))
    return cause instanceof Error && INCOMPATIBLE.test(cause.message) ? 'incompatible' : 'broken';
  try {
    const signal = AbortSignal.timeout(Math.max(0, Math.round(patience)));
    return (
      (await checkFile(module, failedUrl(cause)?.pathname.split('/').pop() ?? module.entry, signal)) ??
      'unreachable'
    );
  } catch (error) {
    return isTimeout(error) ? 'slow' : 'unreachable';
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** webpack's error carries the URL of the chunk. */
function failedUrl(cause: unknown): URL | null {
  const url = cause instanceof Error ? (Reflect.get(cause, 'request') as unknown) : null;
  return typeof url === 'string' ? new URL(url, document.baseURI) : null;
}

/** Returns whether a chunk of the release failed to load after the page had started to render. */
export function isChunkOfRelease(release: BootModule, error: unknown): boolean {
  const base = new URL(release.base, document.baseURI).pathname;
  return isLoadError(error) && failedUrl(error)?.pathname.startsWith(base) === true;
}

/** Returns whether a page failed because of a script outside its own module: one of the shell. */
export function isLoadErrorOfShell(release: BootModule, error: unknown): boolean {
  return isLoadError(error) && failedUrl(error) !== null && !isChunkOfRelease(release, error);
}

async function checkFile(module: BootModule, file: string, signal: AbortSignal): Promise<LoadFailure | null> {
  const response = await fetch(module.base + file, { cache: 'reload', signal });
  if (!response.ok) return 'missing';
  const expected = module.integrity[file];
  if (module.isDeveloped || !expected) return null;
  return (await sha384(await response.arrayBuffer())) === expected ? null : 'altered';
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
