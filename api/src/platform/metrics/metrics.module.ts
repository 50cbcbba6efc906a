import { Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { Configuration } from '../config/configuration.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { MeasureRequests } from './measure-requests.middleware.ts';
import { MetricsController } from './metrics.controller.ts';
import { Metrics } from './metrics.ts';

@Global()
@Module({
  controllers: [MetricsController],
  providers: [Metrics, DatabaseMetrics],
  exports: [Metrics],
})
export class MetricsModule implements NestModule {
  constructor(private readonly configuration: Configuration) {}

  configure(consumer: MiddlewareConsumer): void {
    if (this.configuration.metricsToken === null) return;
    consumer.apply(MeasureRequests).forRoutes('{*path}');
  }
}
