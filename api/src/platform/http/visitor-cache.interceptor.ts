import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { ACCESS, type Access } from '../access/access.ts';
import { isApiPath } from './request-path.ts';

/** Lets browsers cache public reads and revalidate them by ETag each time. */
@Injectable()
export class VisitorCacheInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (
      access === 'public' &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      isApiPath(request.path) &&
      !request.user
    ) {
      const response = http.getResponse<Response>();
      response.setHeader('Cache-Control', 'no-cache');
      response.vary('Cookie, Accept-Encoding');
    }
    return next.handle();
  }
}
