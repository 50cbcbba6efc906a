import { Controller, Get, Headers, Injectable, type NestMiddleware, Res } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Public, Sends, OutsideSession, Probe } from '../access/access.ts';
import { Configuration } from '../config/configuration.ts';
import { AppError } from '../errors/app-error.ts';
import { isSame } from '../secrets/secrets.ts';
import { Metrics } from './metrics.ts';

/** Serves metrics to Prometheus and compatible readers. Public since METRICS_TOKEN, not a session, opens it. */
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly configuration: Configuration,
  ) {}

  /** Returns metrics in the format of Prometheus, to readers with METRICS_TOKEN. */
  @Public()
  @OutsideSession()
  @Probe()
  @Get()
  @Sends('text/plain')
  async read(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { metricsToken } = this.configuration;
    if (metricsToken === null) throw new AppError('request.not-found');
    if (!isSame(authorization ?? '', `Bearer ${metricsToken}`)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      throw new AppError('auth.unauthorized');
    }
    const { registry } = this.metrics;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', registry.contentType);
    return registry.metrics();
  }
}

/** Measures the duration of handled requests. */
@Injectable()
export class MeasureRequests implements NestMiddleware {
  constructor(private readonly metrics: Metrics) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const start = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const { method } = request;
      this.metrics.countResponse({ method, route: routeOf(request), status }, performance.now() - start);
    });
    next();
  }
}

/** Returns the handler's path pattern, so that neither ids nor made-up paths become labels. */
function routeOf({ route }: Request): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'none';
}
