import type { ErrorBody } from '@vitral/contracts';
import type { AppError } from './app-error.ts';

/** Returns an error in the contract's shape. */
export function toErrorBody({ status, code, message, params }: AppError, requestId: string): ErrorBody {
  return { statusCode: status, code, message, params, requestId };
}
