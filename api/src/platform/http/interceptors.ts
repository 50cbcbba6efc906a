import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { concatMap, map, type Observable } from 'rxjs';
import { Reflector } from '@nestjs/core';
import { isReading } from '../access/route-table.ts';
import { TableChanges } from '../changes/table-changes.ts';
import { Page } from '../lists/lists.ts';
import { ACCESS, type Access } from '../access/access.ts';
import { isApiPath } from './request-path.ts';

/** Delays responses to writes until the caches reflect them; handlers with `@Res()` call `changes.settle()` themselves. */
@Injectable()
export class SettleWritesInterceptor implements NestInterceptor {
  constructor(private readonly changes: TableChanges) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (isReading(context.switchToHttp().getRequest<Request>())) return next.handle();
    return next.handle().pipe(
      concatMap(async (response: unknown) => {
        await this.changes.settle();
        return response;
      }),
    );
  }
}

@Injectable()
export class PageInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((response: unknown) => {
        if (!(response instanceof Page)) return response;
        context.switchToHttp().getResponse<Response>().setHeader('X-Total-Count', response.total);
        return response.items;
      }),
    );
  }
}

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
      response.vary('Authorization, Cookie, Accept-Encoding');
    }
    return next.handle();
  }
}
