import { StartRefusal } from './start-refusal.ts';

const PLACE_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'];

/** One clear sentence where the reason is known, everything there is to know otherwise; exit code 1. */
export function refuseToStart(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && PLACE_CODES.includes(String(error.code)) && 'path' in error) {
    return `The data folder cannot be used (${error.code} at ${error.path}): set DATA_DIR to a folder that this user can write to.`;
  }
  return error.stack ?? error.message;
}
