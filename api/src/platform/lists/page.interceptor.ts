import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Page } from './page.ts';

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
