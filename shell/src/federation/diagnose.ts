import type { BootModule, LoadFailure } from '@vitral/contracts';

/** What webpack and the federation runtime say where a script did not run. */
const LOST = /RUNTIME-008|CSS_CHUNK_LOAD_FAILED/;
/** The same code stands for an entry that came and threw. */
const THREW = /ScriptExecutionError/;
/** The shell brings another version of a shared library than the module takes, or none. */
const UNFIT = /does not satisfy the requirement|RUNTIME-012/;

/** Whether a script did not come, rather than came and failed. It may come the next time. */
export function isLost(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const text = `${cause.message} ${String(Reflect.get(cause, 'code'))}`;
  return cause.name === 'ChunkLoadError' || (LOST.test(text) && !THREW.test(text));
}

/**
 * Why a module failed. What did not come is fetched once more, for at most `patience` milliseconds, and its bytes are
 * compared with the release. missing: not there; altered: other bytes than released; slow: too late; unreachable: no
 * network, or only for a moment; broken: its code threw; incompatible: it needs another shell.
 */
export async function diagnose(module: BootModule, cause: unknown, patience: number): Promise<LoadFailure> {
  if (isTimeout(cause)) return 'slow';
  if (!isLost(cause)) return cause instanceof Error && UNFIT.test(cause.message) ? 'incompatible' : 'broken';
  try {
    const signal = AbortSignal.timeout(Math.max(0, Math.round(patience)));
    return (await verdictOf(module, lostFile(cause) ?? module.entry, signal)) ?? 'unreachable';
  } catch (error) {
    return isTimeout(error) ? 'slow' : 'unreachable';
  }
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

/** webpack tells the address of a chunk that did not come. */
function lostAddress(cause: unknown): string | null {
  const address = cause instanceof Error ? (Reflect.get(cause, 'request') as unknown) : null;
  return typeof address === 'string' ? new URL(address, document.baseURI).href : null;
}

/** Whether an error is that of a script of the release, which a page asked for after it had begun to draw. */
export function isChunkOf(release: BootModule, error: unknown): boolean {
  const address = isLost(error) ? lostAddress(error) : null;
  if (address === null) return false;
  return new URL(address).pathname.startsWith(new URL(release.base, document.baseURI).pathname);
}

/** Whether a page did not come for want of a script that is not its own module's: one of the shell. */
export function isLostElsewhere(release: BootModule, error: unknown): boolean {
  return isLost(error) && lostAddress(error) !== null && !isChunkOf(release, error);
}

const lostFile = (cause: unknown) =>
  lostAddress(cause)
    ?.replace(/[?#].*/, '')
    .split('/')
    .pop();

async function verdictOf(module: BootModule, file: string, signal: AbortSignal): Promise<LoadFailure | null> {
  const answer = await fetch(module.base + file, { cache: 'reload', signal });
  if (!answer.ok) return 'missing';
  const expected = module.integrity[file];
  if (module.isDeveloped || !expected) return null;
  return (await sha384(await answer.arrayBuffer())) === expected ? null : 'altered';
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
