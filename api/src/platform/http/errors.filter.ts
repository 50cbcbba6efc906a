import { type ArgumentsHost, Catch, type ExceptionFilter, HttpStatus, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestId } from '../access/request-scope.ts';
import type {} from '../access/viewer.ts';
import { SecurityEvents } from '../audit/security-events.service.ts';
import { type AppError, toErrorBody } from '../errors/app-error.ts';
import { toAppError } from './to-app-error.ts';

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

  /** Records a refused permission before it responds. */
  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const error = toAppError(thrown);
    if (error.status >= 500) this.logger.error(thrown);
    const http = host.switchToHttp();
    const { user } = http.getRequest<Request>();
    if (user && error.code === 'auth.insufficient-permissions') {
      await this.events.record('refused-access', { id: user.id, name: user.name });
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
