import { OptimisticLockError } from '@mikro-orm/core';
import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@vitral/contracts';
import { ERRORS } from '@vitral/contracts/errors';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { isOutcomeUnknown } from '../database/outcome-unknown.ts';
import { StorageFull } from '../storage/file-store.ts';
import { AppError } from '../errors/app-error.ts';

const RETRY_SECONDS = 2;

const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  401: 'auth.unauthorized',
  403: 'auth.insufficient-permissions',
  404: 'request.not-found',
  412: 'request.precondition-failed',
  413: 'request.too-large',
  415: 'request.not-json',
  416: 'request.unsatisfiable',
  503: 'server.not-ready',
};

/** Translates whatever was thrown into the contract's errors; what is not foreseen is the server's failure. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof OptimisticLockError) return staleError(thrown);
  if (thrown instanceof StorageFull) return new AppError('storage.full');
  if (isOutcomeUnknown(thrown)) return new AppError('server.outcome-unknown', { retryAfter: RETRY_SECONDS });
  if (isDatabaseUnavailable(thrown)) return new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
  const status = statusOf(thrown);
  return new AppError(CODE_BY_STATUS[status] ?? (isOfSender(status) ? 'request.invalid' : 'server.failure'));
}

/** Of Nest's own exceptions and of those that Express middleware throws (`http-errors`). */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (thrown instanceof Error && 'statusCode' in thrown) return Number(thrown.statusCode);
  return 500;
}

/** What Express and its libraries blame on the request is not the server's failure. */
const isOfSender = (status: number) => status >= 400 && status < 500;

function staleError(error: OptimisticLockError): AppError {
  const entity: unknown = error.getEntity();
  const name = typeof entity === 'string' ? entity : (entity?.constructor.name ?? '');
  const noun = name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  const code = [`${noun}s.stale`, `${noun}.stale`].find((candidate) => candidate in ERRORS);
  return new AppError((code as ErrorCode | undefined) ?? 'request.invalid');
}
