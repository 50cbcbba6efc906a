import { codeOf, StartRefusal } from '../platform/errors/app-error.ts';

const FOLDER_ERROR_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'];

/** Exits with 1 after one sentence for an expected failure, or else the whole stack. */
export function refuseToStart(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (FOLDER_ERROR_CODES.includes(codeOf(error)) && 'path' in error) {
    return `The data folder cannot be used (${codeOf(error)} at ${error.path}): set DATA_DIR to a folder that this user can write to.`;
  }
  return error.stack ?? error.message;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Signals within this time count as one: under npm, Ctrl-C arrives from the terminal and from npm itself. */
const SAME_SIGNAL_MS = 1000;

/** Ends the process gracefully at the first signal, at once at a second one. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt === null) {
      firstAt = Date.now();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/**
 * Returns the result of `read` for the arguments. Throws StartRefusal with the usage if it is null or the arguments
 * cannot be parsed.
 */
export function readArguments<Given>(usage: string, read: () => Given | null): Given {
  try {
    const given = read();
    if (given !== null) return given;
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new StartRefusal(`Use it like this: ${usage}`);
}
