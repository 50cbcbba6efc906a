import { types } from 'node:util';
import { type ErrorBody, type ErrorCode, type ErrorParams, ERRORS } from '@vitral/contracts/errors';

/** An expected failure: an error code of the contract and the values in its text. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
  ) {
    super(ERRORS[code].message);
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

export function toErrorBody({ status, code, message, params }: AppError, requestId: string): ErrorBody {
  return { statusCode: status, code, message, params, requestId };
}

/** Returns the code that Node, PostgreSQL or a library gave an error (`EACCES`, `23505`); empty if there is none. */
export function codeOf(error: unknown): string {
  return types.isNativeError(error) && 'code' in error ? String(error.code) : '';
}

/** Returns a function for `catch` that replaces the error of a missing file by a value, and throws others. */
export function ifMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return value;
    throw error;
  };
}

/** A reason not to start that the person at the terminal can fix: one clear sentence, exit code 1. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
