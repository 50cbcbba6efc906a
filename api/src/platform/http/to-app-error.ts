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

/** Translates any thrown value into an error of the contract; unexpected ones become `server.failure`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof OptimisticLockError) return staleError(thrown);
  if (thrown instanceof StorageFull) return new AppError('storage.full');
  if (isOutcomeUnknown(thrown)) return new AppError('server.outcome-unknown', { retryAfter: RETRY_SECONDS });
  if (isDatabaseUnavailable(thrown)) return new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
  const status = statusOf(thrown);
  return new AppError(
    CODE_BY_STATUS[status] ?? (isClientError(status) ? 'request.invalid' : 'server.failure'),
  );
}

/** Returns the status of Nest's exceptions and of those that Express middleware throws (`http-errors`). */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (thrown instanceof Error && 'statusCode' in thrown) return Number(thrown.statusCode);
  return 500;
}

/** Tells if Express and its libraries blame the request rather than the server. */
const isClientError = (status: number) => status >= 400 && status < 500;

function staleError(error: OptimisticLockError): AppError {
  const entity: unknown = error.getEntity();
  const name = typeof entity === 'string' ? entity : (entity?.constructor.name ?? '');
  const noun = name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  const code = [`${noun}s.stale`, `${noun}.stale`].find((candidate) => candidate in ERRORS);
  return new AppError((code as ErrorCode | undefined) ?? 'request.invalid');
}
