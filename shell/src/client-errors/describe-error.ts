import type { ClientErrorInput, ClientErrorKind } from '@vitral/contracts';
import { readBoot } from '../page/boot.ts';

/** LIMITS of the contract, which is a shared library and may be what did not come. A spec holds them equal. */
export const MOST = { errorMessage: 500, errorStack: 4000, pagePath: 300 };

/** Not the site's: what extensions do, what another origin's script hides, and a notice that harms nobody. */
const FOREIGN = /-extension:\/\/|^(Uncaught )?Script error\.?$|ResizeObserver loop/;
const OF_A_RELEASE = /\/modules\/([a-z][a-z\d-]*)\/(\d[\w.+-]*)\//g;

/** What is told of an error; null when it is not the site's, or no error but an answer that its page shows. */
export function describeError(kind: ClientErrorKind, error: unknown): ClientErrorInput | null {
  const { text, stack } = readError(error);
  const name = error instanceof Error ? error.name : '';
  if (FOREIGN.test(text) || FOREIGN.test(stack) || (kind === 'render' && name === 'ApiError')) return null;
  return {
    kind: /^(ModuleLoad|ChunkLoad)Error$/.test(name) ? 'module-load' : kind,
    message: text.slice(0, MOST.errorMessage),
    stack: stack.slice(0, MOST.errorStack) || null,
    page: location.pathname.slice(0, MOST.pagePath),
    ...placeOf(error, stack),
  };
}

function readError(error: unknown): { text: string; stack: string } {
  if (error instanceof ErrorEvent) {
    const { message, filename, lineno, colno } = error;
    return { text: message || 'Error', stack: filename && `${filename}:${lineno}:${colno}` };
  }
  if (!(error instanceof Error)) return { text: `${typeof error}: ${String(error)}`, stack: '' };
  const { name, message, cause } = error;
  const isCaused = cause instanceof Error;
  const because = isCaused ? ` (${cause.name}: ${cause.message})` : '';
  // Where it began says more than where it was noticed.
  const stack = (isCaused && cause.stack) || error.stack;
  return { text: `${name}: ${message}${because}`, stack: stack ?? '' };
}

/** The module that did not come, else the first whose code was at work; the shell's own is below everything. */
function placeOf(error: unknown, stack: string): Pick<ClientErrorInput, 'module' | 'release'> {
  const bases = isOfModule(error) ? basesOf(error.moduleName) : stack;
  const places = [...bases.matchAll(OF_A_RELEASE)];
  const [, module = null, release = null] = places.find(([, name]) => name !== 'shell') ?? places[0] ?? [];
  return { module, release };
}

const isOfModule = (error: unknown): error is { moduleName: string } =>
  error instanceof Error && 'moduleName' in error;

const basesOf = (name: string) =>
  readBoot(document)
    .modules.filter((module) => module.name === name)
    .map(({ base }) => base)
    .join(' ');
