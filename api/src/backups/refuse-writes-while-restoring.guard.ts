import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../platform/errors/app-error.ts';
import { isReading } from '../platform/access/route-table.ts';
import { isApiPath } from '../platform/http/request-path.ts';
import { Restoring } from './restoring.ts';

const RETRY_SECONDS = 30;

/** Refuses writes during a restore, which would silently discard them. */
@Injectable()
export class RefuseWritesWhileRestoring implements CanActivate {
  constructor(private readonly restoring: Restoring) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // Forms sent to a page get the page's own response.
    if (isReading(request) || !isApiPath(request.path)) return true;
    if (!(await this.restoring.isUnderWay())) return true;
    throw new AppError('server.not-ready', { retryAfter: RETRY_SECONDS });
  }
}
