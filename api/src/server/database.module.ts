import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type DynamicModule, Module } from '@nestjs/common';
import type { Configuration } from '../platform/config/configuration.ts';
import { boundPool } from '../platform/database/bounded-pool.ts';
import { DirectDatabase } from '../platform/database/direct-database.ts';
import { Lists } from '../platform/lists/lists.ts';
import { ormOptions } from './orm-options.ts';
import { Totals } from '../platform/lists/totals.ts';

/** Provides MikroORM and, within each request, an EntityManager of its own. */
@Module({})
export class DatabaseModule {
  static at(
    databaseUrl: string,
    { databaseDirectUrl, databasePool }: Pick<Configuration, 'databaseDirectUrl' | 'databasePool'>,
  ): DynamicModule {
    const direct = new DirectDatabase(databaseDirectUrl ?? databaseUrl);
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        MikroOrmModule.forRootAsync({
          driver: PostgreSqlDriver,
          useFactory: () => ormOptions(databaseUrl, { pool: { min: 0, max: databasePool } }, boundPool),
        }),
      ],
      providers: [{ provide: DirectDatabase, useValue: direct }, Lists, Totals],
      exports: [DirectDatabase, Lists],
    };
  }
}
