import { types } from 'node:util';

/** The code that Node, PostgreSQL or a library gave an error (`EACCES`, `23505`); empty when there is none. */
export function codeOf(error: unknown): string {
  return types.isNativeError(error) && 'code' in error ? String(error.code) : '';
}
