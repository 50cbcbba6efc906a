import type { ErrorBody, ErrorCode, ErrorParams } from '@vitral/contracts';
import { ERRORS } from '@vitral/contracts/errors';

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

/** Returns an error in the contract's shape. */
export function toErrorBody({ status, code, message, params }: AppError, requestId: string): ErrorBody {
  return { statusCode: status, code, message, params, requestId };
}
