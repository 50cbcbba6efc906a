import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './platform/config/config.module.ts';
import type { Configuration } from './platform/config/configuration.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { HealthModule } from './platform/health/health.module.ts';
import { LoggingModule } from './platform/logging/logging.module.ts';

@Module({ imports: [HealthModule] })
export class AppModule {
  /** The application over a database that is up and migrated. */
  static on(configuration: Configuration, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        LoggingModule.at(configuration.logLevel),
        ConfigModule.with(configuration),
        DatabaseModule.at(databaseUrl),
      ],
    };
  }
}
