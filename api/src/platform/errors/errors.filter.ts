import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { ErrorBody } from '@vitral/contracts';
import type { Request, Response } from 'express';
import { requestId } from '../access/request-scope.ts';
import { toAppError } from './to-app-error.ts';

/** Writes every failure in the contract's shape; stacks, statements and paths stay in the log. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const error = toAppError(thrown);
    if (error.status >= 500) this.logger.error(thrown);
    if (response.headersSent) {
      response.destroy();
      return;
    }

    const { code, message, params, status: statusCode } = error;
    const body: ErrorBody = {
      statusCode,
      code,
      message,
      params,
      requestId: requestId(http.getRequest<Request>()) ?? '',
    };
    if (typeof params['retryAfter'] === 'number') response.setHeader('Retry-After', params['retryAfter']);
    response.setHeader('Cache-Control', 'no-store');
    response.status(statusCode).json(body);
  }
}
