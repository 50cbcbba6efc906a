import type { CaughtErrorKind, ClientErrorInput } from '@vitral/contracts/client-errors';
import { readBoot } from '../page/boot.ts';

/** Maximum per page load; further errors are likely repetitions. */
const MAX_REPORTS = 10;

const reported = new Set<unknown>();
let sent = 0;

/** Sends each error once, even if it is reported several times: React passes render errors to the window as well. */
export function sendReport(kind: CaughtErrorKind, error: unknown): void {
  const report = describeError(kind, error);
  if (!report || reported.has(error) || sent >= MAX_REPORTS) return;
  const fingerprint = `${report.message}\n${report.stack}`;
  if (reported.has(fingerprint)) return;
  reported.add(fingerprint);
  if (typeof error === 'object') reported.add(error);
  sent += 1;
  // Omits the cookies, because a report is not activity of a user. `keepalive` sends it even while the page is being
  // left.
  fetch('/api/client-errors', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

/** Copy of LIMITS, because the contract is a shared library, which may have failed to load. A spec compares them. */
export const MAX_LENGTHS = { errorMessage: 500, errorStack: 4000, pagePath: 300 };

/** Matches errors of extensions, of scripts of other origins (hidden by the browser), and harmless ResizeObserver warnings. */
const IGNORED = /-extension:\/\/|^(Uncaught )?Script error\.?$|ResizeObserver loop/;
const RELEASE_PATH = /\/modules\/([a-z][a-z\d-]*)\/(\d[\w.+-]*)\//g;

/** Returns the report of an error; null for errors of other sites' scripts, and for API errors, which the page shows. */
function describeError(kind: CaughtErrorKind, error: unknown): ClientErrorInput | null {
  const { text, stack } = readError(error);
  const name = error instanceof Error ? error.name : '';
  if (IGNORED.test(text) || IGNORED.test(stack) || (kind === 'render' && name === 'ApiError')) return null;
  return {
    kind: /^(ModuleLoad|ChunkLoad)Error$/.test(name) ? 'module-load' : kind,
    message: text.slice(0, MAX_LENGTHS.errorMessage),
    stack: stack.slice(0, MAX_LENGTHS.errorStack) || null,
    page: location.pathname.slice(0, MAX_LENGTHS.pagePath),
    ...findModule(error, stack),
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
  // The stack of the cause is more useful than that of the error that wraps it.
  const stack = (isCaused && cause.stack) || error.stack;
  return { text: `${name}: ${message}${because}`, stack: stack ?? '' };
}

/** Returns the module that failed to load, else the first module in the stack; every stack ends in the shell. */
function findModule(error: unknown, stack: string): Pick<ClientErrorInput, 'module' | 'release'> {
  const bases = hasModuleName(error) ? moduleBases(error.moduleName) : stack;
  const places = [...bases.matchAll(RELEASE_PATH)];
  const [, module = null, release = null] = places.find(([, name]) => name !== 'shell') ?? places[0] ?? [];
  return { module, release };
}

const hasModuleName = (error: unknown): error is { moduleName: string } =>
  error instanceof Error && 'moduleName' in error;

const moduleBases = (name: string) =>
  readBoot(document)
    .modules.filter((module) => module.name === name)
    .map(({ base }) => base)
    .join(' ');
