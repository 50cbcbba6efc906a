import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isReading } from '../http/is-reading.ts';
import { IdempotencyKeys, readKey } from './idempotency-keys.service.ts';
import { type Covered, KEY_COVERS } from '../access/key-covers.ts';

/** Lets every write of the API be repeated under its Idempotency-Key. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (isReading(request) || readKey(request) === null) return next.handle();
    const covered = this.reflector.get<Covered | undefined>(KEY_COVERS, context.getHandler());
    if (covered !== undefined) return next.handle();
    const work = () => lastValueFrom(next.handle() as Observable<unknown>, { defaultValue: undefined });
    return from(this.keys.once(request, request.body, work));
  }
}
