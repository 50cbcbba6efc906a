import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { traitsOf } from '../access/access.ts';
import { isReading } from '../access/route-table.ts';
import { IdempotencyKeys, readKey } from './idempotency-keys.service.ts';

/** Lets every write of the API be repeated under its Idempotency-Key. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isReading(request) || readKey(request) === null) return next.handle();
    const { keyCovers } = traitsOf(context.getHandler(), context.getClass());
    if (keyCovers !== 'body') return next.handle();
    const work = () => lastValueFrom(next.handle() as Observable<unknown>, { defaultValue: undefined });
    return from(this.keys.once(request, request.body, work));
  }
}
