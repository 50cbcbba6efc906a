import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from '../platform/access/access.guard.ts';
import { RouteTable, AccessDeclarations } from '../platform/access/route-table.ts';
import { SettleWritesInterceptor } from '../platform/http/settle-writes.interceptor.ts';
import { ErrorsFilter } from '../platform/http/errors.filter.ts';
import { IdempotencyInterceptor } from '../platform/idempotency/idempotency.interceptor.ts';
import { RequestPipe } from '../platform/validation/validation.pipe.ts';
import { PageInterceptor } from '../platform/lists/page.interceptor.ts';
import { ResponseCache } from '../platform/http/response-cache.ts';
import { VisitorCacheInterceptor } from '../platform/http/visitor-cache.interceptor.ts';

/** Registers the guard, pipe, interceptors and error filter of all handlers. */
@Global()
@Module({
  providers: [
    AccessDeclarations,
    RouteTable,
    ResponseCache,
    { provide: APP_FILTER, useClass: ErrorsFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useClass: RequestPipe },
    { provide: APP_INTERCEPTOR, useClass: VisitorCacheInterceptor },
    { provide: APP_INTERCEPTOR, useClass: SettleWritesInterceptor },
    // Inside the one before, so that a repeated response settles, too.
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: PageInterceptor },
  ],
  exports: [ResponseCache, RouteTable],
})
export class HttpModule {}
