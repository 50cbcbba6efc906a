import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpStatus,
  Logger,
  HttpException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { OptimisticLockError } from '@mikro-orm/core';
import { type ErrorCode, ERRORS } from '@vitral/contracts/errors';
import { requestId } from '../access/request-scope.ts';
import type {} from '../access/access-token.ts';
import type {} from '../access/viewer.ts';
import { SecurityEvents } from '../security-events/security-events.service.ts';
import { AppError, toErrorBody } from '../errors/app-error.ts';
import { isBlocked, isDatabaseUnavailable, isOutcomeUnknown } from '../database/database-errors.ts';
import { StorageFull } from '../storage/file-store.ts';

/** Headers of the response that failed. `Content-Range` is removed separately: a refused range needs it. */
const BODY_HEADERS = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Writes every failure in the contract's shape; stacks, statements and paths stay in the log. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  constructor(private readonly events: SecurityEvents) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const error = toAppError(thrown);
    if (error.status >= 500) this.logger.error(thrown);
    const http = host.switchToHttp();
    const { accessToken, user } = http.getRequest<Request>();
    const actor = accessToken ?? user;
    if (actor && error.code === 'auth.insufficient-permissions') {
      await this.events.record('refused-access', { id: actor.id, name: actor.name });
    }
    respond(error, http.getRequest<Request>(), http.getResponse<Response>());
  }
}

function respond(error: AppError, request: Request, response: Response): void {
  if (response.headersSent) {
    // A complete response stays intact, for example when only the session behind it could not be extended.
    if (!response.writableEnded) response.destroy();
    return;
  }
  for (const header of BODY_HEADERS) response.removeHeader(header);
  if (error.status !== HttpStatus.REQUESTED_RANGE_NOT_SATISFIABLE) response.removeHeader('Content-Range');
  const { retryAfter } = error.params;
  if (typeof retryAfter === 'number') response.setHeader('Retry-After', retryAfter);
  response.setHeader('Cache-Control', 'no-store');
  response.status(error.status).json(toErrorBody(error, requestId(request) ?? ''));
}

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
  if (isDatabaseUnavailable(thrown) || isBlocked(thrown))
    return new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
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

/** Returns whether Express and its libraries blame the request rather than the server. */
const isClientError = (status: number) => status >= 400 && status < 500;

function staleError(error: OptimisticLockError): AppError {
  const entity: unknown = error.getEntity();
  const name = typeof entity === 'string' ? entity : (entity?.constructor.name ?? '');
  const noun = name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  const code = [`${noun}s.stale`, `${noun}.stale`].find((candidate) => candidate in ERRORS);
  return new AppError((code as ErrorCode | undefined) ?? 'request.invalid');
}
