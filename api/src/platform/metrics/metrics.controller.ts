import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public, Sends, OutsideSession, Probe } from '../access/access.ts';
import { Configuration } from '../config/configuration.ts';
import { AppError } from '../errors/app-error.ts';
import { isSame } from '../secrets/is-same.ts';
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
