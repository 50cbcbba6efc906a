import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { AccessGuard } from '../platform/access/access.guard.ts';
import { AccessDeclarations, RouteTable } from '../platform/access/route-table.ts';
import { TableChanges } from '../platform/changes/table-changes.ts';
import { QueryCache } from '../platform/changes/query-cache.ts';
import { Configuration } from '../platform/config/configuration.ts';
import { boundPool } from '../platform/database/bounded-pool.ts';
import { DirectDatabase } from '../platform/database/own-connection.ts';
import { DeliveriesController } from '../platform/deliveries/deliveries.controller.ts';
import { Deliveries } from '../platform/deliveries/deliveries.ts';
import { DeliveryLogService, DeliveryRetentionService } from '../platform/deliveries/delivery-log.service.ts';
import { HealthController, Readiness } from '../platform/health/health.controller.ts';
import { ErrorsFilter } from '../platform/http/errors.filter.ts';
import {
  PageInterceptor,
  SettleWritesInterceptor,
  VisitorCacheInterceptor,
} from '../platform/http/interceptors.ts';
import { ResponseCache } from '../platform/http/response-cache.ts';
import { TransportSecurity } from '../platform/http/transport-security.ts';
import { IdempotencyInterceptor, IdempotencyKeys } from '../platform/idempotency/idempotency-keys.service.ts';
import { Importers } from '../platform/imports/importers.ts';
import { JobMetrics } from '../platform/jobs/job-metrics.ts';
import { Jobs } from '../platform/jobs/jobs.ts';
import { Lists } from '../platform/lists/lists.ts';
import { EmailSender } from '../platform/email/email-sender.ts';
import { Emails } from '../platform/email/emails.ts';
import { DatabaseMetrics } from '../platform/metrics/database-metrics.ts';
import { MeasureRequests, MetricsController } from '../platform/metrics/metrics.controller.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { OpenApiController } from '../platform/openapi/openapi.controller.ts';
import { OpenApiService } from '../platform/openapi/openapi.service.ts';
import { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import { PublicReads } from '../platform/public-reads/public-reads.ts';
import { PublicationSchedule } from '../platform/publication/publication-schedule.ts';
import { RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import { AccountSessions } from '../platform/sessions/account-sessions.ts';
import { SESSIONS, sessionsProvider } from '../platform/sessions/session-middleware.ts';
import { SettingsController } from '../platform/settings/settings.controller.ts';
import { SettingsService } from '../platform/settings/settings.service.ts';
import { TextMessages } from '../platform/sms/text-messages.ts';
import { BackupStore, FileStore, ReleaseStore } from '../platform/storage/file-store.ts';
import { chooseBackupStore, chooseReleaseStore, chooseStore } from '../platform/storage/choose-store.ts';
import { StagingFolder } from '../platform/storage/staging-folder.ts';
import { Trash } from '../platform/trash/trash.ts';
import { RequestPipe } from '../platform/validation/validation.pipe.ts';
import { ormOptions } from './orm-options.ts';

const SHARED = [
  AccountSessions,
  TableChanges,
  Deliveries,
  IdempotencyKeys,
  Importers,
  Jobs,
  Lists,
  Emails,
  Metrics,
  PublicationSchedule,
  PublicReads,
  QueryCache,
  RateLimits,
  ResponseCache,
  RouteTable,
  Secrets,
  SettingsService,
  StagingFolder,
  TextMessages,
  TransportSecurity,
  Trash,
  OpenApiService,
];

/** Provides the platform to all nouns, and registers the guard, pipe, interceptors and error filter of all handlers. */
@Global()
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [
    MetricsController,
    DeliveriesController,
    SettingsController,
    HealthController,
    OpenApiController,
  ],
  providers: [
    ...SHARED,
    AccessDeclarations,
    DatabaseMetrics,
    DeliveryLogService,
    DeliveryRetentionService,
    EmailSender,
    JobMetrics,
    Readiness,
    sessionsProvider,
    { provide: FileStore, useFactory: chooseStore, inject: [Configuration] },
    { provide: BackupStore, useFactory: chooseBackupStore, inject: [Configuration] },
    { provide: ReleaseStore, useFactory: chooseReleaseStore, inject: [Configuration] },
    {
      provide: OutgoingClient,
      inject: [Configuration],
      useFactory: ({ outgoingAllowed }: Configuration) => new OutgoingClient({ opened: outgoingAllowed }),
    },
    { provide: APP_FILTER, useClass: ErrorsFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useClass: RequestPipe },
    { provide: APP_INTERCEPTOR, useClass: VisitorCacheInterceptor },
    { provide: APP_INTERCEPTOR, useClass: SettleWritesInterceptor },
    // Inside the interceptor before it, so that a repeated response settles, too.
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: PageInterceptor },
  ],
  exports: [
    ...SHARED,
    SESSIONS,
    BackupStore,
    Configuration,
    DirectDatabase,
    FileStore,
    OutgoingClient,
    ReleaseStore,
  ],
})
export class PlatformModule implements NestModule {
  constructor(private readonly configuration: Configuration) {}

  /** `databaseUrl` names a running database; each request gets its own EntityManager. */
  static on(configuration: Configuration, databaseUrl: string): DynamicModule {
    const { databaseDirectUrl, databasePool: max } = configuration;
    return {
      module: PlatformModule,
      imports: [
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          useFactory: () => ormOptions(databaseUrl, { pool: { min: 0, max } }, boundPool),
        }),
      ],
      providers: [
        { provide: Configuration, useValue: configuration },
        { provide: DirectDatabase, useValue: new DirectDatabase(databaseDirectUrl ?? databaseUrl) },
      ],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    if (this.configuration.metricsToken !== null) consumer.apply(MeasureRequests).forRoutes('{*path}');
  }
}
