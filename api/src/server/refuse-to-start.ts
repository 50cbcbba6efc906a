import { codeOf } from '../platform/errors/code-of.ts';
import { StartRefusal } from '../platform/config/start-refusal.ts';

const FOLDER_ERROR_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'];

/** Exits with 1 after one sentence for a known reason, or else the whole stack. */
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
