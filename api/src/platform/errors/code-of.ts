import { types } from 'node:util';

/** Returns the code that Node, PostgreSQL or a library gave an error (`EACCES`, `23505`); empty without one. */
export function codeOf(error: unknown): string {
  return types.isNativeError(error) && 'code' in error ? String(error.code) : '';
}
