import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { isReading } from '../access/is-reading.ts';
import { Changes } from '../changes/changes.ts';

/**
 * Whoever is told that a write succeeded reads it from now on, whatever this server keeps. A handler that answers by
 * itself (`@Res()`) and writes what visitors read calls `changes.settle()` before it answers.
 */
@Injectable()
export class SettleWritesInterceptor implements NestInterceptor {
  constructor(private readonly changes: Changes) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (isReading(context.switchToHttp().getRequest<Request>())) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.changes.settle();
        return answer;
      }),
    );
  }
}
