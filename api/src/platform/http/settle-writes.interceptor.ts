import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { isReading } from '../access/route-table.ts';
import { Changes } from '../changes/changes.ts';

/**
 * Delays the response to a write until this server's caches reflect it. A handler that sends its response itself (`@Res()`) and
 * changes data of public reads calls `changes.settle()` before it responds.
 */
@Injectable()
export class SettleWritesInterceptor implements NestInterceptor {
  constructor(private readonly changes: Changes) {}

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
