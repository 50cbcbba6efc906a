import type { BootModule } from '@vitral/contracts';

/** missing: not there; altered: other bytes than released; slow: too late; unreachable: no network; broken: its code threw. */
export type ModuleFailure = 'missing' | 'altered' | 'slow' | 'unreachable' | 'broken';

/** A person waits no longer than ten seconds for the panel, whatever has happened before. */
const PANEL_WITHIN_MS = 9500;
const LEAST_PATIENCE_MS = 1500;

/**
 * Finds out why a module failed, by fetching its scripts once more and comparing the bytes with the release.
 * `startedAt` is when its loading began, as `performance.now()` tells.
 */
export async function diagnose(
  module: BootModule,
  cause: unknown,
  startedAt: number,
): Promise<ModuleFailure> {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'slow';
  try {
    const files = Object.keys(module.integrity).filter((file) => file.endsWith('.js'));
    const patience = Math.max(LEAST_PATIENCE_MS, startedAt + PANEL_WITHIN_MS - performance.now());
    const signal = AbortSignal.timeout(Math.round(patience));
    const verdicts = await Promise.all(files.map((file) => verdictOf(module, file, signal)));
    return verdicts.find((verdict) => verdict !== null) ?? 'broken';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable';
  }
}

async function verdictOf(
  module: BootModule,
  file: string,
  signal: AbortSignal,
): Promise<ModuleFailure | null> {
  const answer = await fetch(module.base + file, { cache: 'reload', signal });
  if (!answer.ok) return 'missing';
  if (module.isDeveloped) return null;
  return (await sha384(await answer.arrayBuffer())) === module.integrity[file] ? null : 'altered';
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
