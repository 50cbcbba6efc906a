import type { BootModule } from '@vitral/contracts';

/** missing: not there; altered: other bytes than released; slow: too late; unreachable: no network; broken: its code threw. */
export type ModuleFailure = 'missing' | 'altered' | 'slow' | 'unreachable' | 'broken';

const PATIENCE_MS = 1500;

/** Finds out why a module failed, by fetching its entry once more and comparing the bytes with the release. */
export async function diagnose(module: BootModule, cause: unknown): Promise<ModuleFailure> {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'slow';
  try {
    const files = Object.keys(module.integrity).filter((file) => file.endsWith('.js'));
    const verdicts = await Promise.all(files.map((file) => verdictOf(module, file)));
    return verdicts.find((verdict) => verdict !== null) ?? 'broken';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable';
  }
}

async function verdictOf(module: BootModule, file: string): Promise<ModuleFailure | null> {
  const answer = await fetch(module.base + file, {
    cache: 'reload',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) return 'missing';
  if (module.isDeveloped) return null;
  return (await sha384(await answer.arrayBuffer())) === module.integrity[file] ? null : 'altered';
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
