import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Metrics } from './metrics.ts';

/** Measures the duration of handled requests. */
@Injectable()
export class MeasureRequests implements NestMiddleware {
  constructor(private readonly metrics: Metrics) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const start = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const { method } = request;
      this.metrics.answered({ method, route: routeOf(request), status }, performance.now() - start);
    });
    next();
  }
}

/** Returns the handler's path pattern, so that neither ids nor made-up paths become labels. */
function routeOf({ route }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'none';
}
